import Foundation

/// Why something could not be done with sounds and films.
///
/// Source: Apple, AVError.
public struct AVError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// It is not known.
    case unknown = -11800
    /// Nothing can be written in this format, as there is no encoder.
    case encoderNotFound = -11834
    /// The file is of no format that is known.
    case fileFormatNotRecognized = -11828
  }

  /// The reason.
  public let code: Code

  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }
}

extension AVError: CustomNSError {
  /// The domain of these errors.
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The reason in words, as Apple's.
  public var errorUserInfo: [String: Any] { words.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }

  private var words: String? {
    switch code {
    case .unknown: "The operation could not be completed"
    case .encoderNotFound: "Cannot Encode"
    case .fileFormatNotRecognized: "Cannot Open"
    }
  }
}

/// A sound or a film, of which its length is known, and nothing that could be seen.
///
/// Source: Apple, AVAsset.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The URL of the file.
  let location: URL
  private lazy var seconds: TimeInterval? = (try? Data(contentsOf: location)).flatMap {
    SoundFile($0).duration
  }

  /// Makes an asset of a file.
  public init(url URL: URL) { location = URL }

  /// How long it is; indefinite if it cannot be read.
  open var duration: CMTime {
    seconds.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }
  /// Whether it is a file that can be played.
  open var isPlayable: Bool { seconds != nil }
  /// Whether it can be written in another format: there is no encoder.
  open var isExportable: Bool { false }
}

/// An asset of a file.
///
/// Source: Apple, AVURLAsset.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL of the file.
  open var url: URL { location }

  /// Makes an asset of a file; options are without effect.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

/// The types of files.
///
/// Source: Apple, AVFileType.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4 with sound alone.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// WAV.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
}
