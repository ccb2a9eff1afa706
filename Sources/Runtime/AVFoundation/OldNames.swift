import Foundation

// The Swift 3 and 4 names of values that have been members of types since. Source: Apple, AVFoundation API
// differences of Swift 4.2.

/// The Swift 4 name of `AVAudioSession.Category.ambient`.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// The Swift 4 name of `AVAudioSession.Category.soloAmbient`.
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
/// The Swift 4 name of `AVAudioSession.Category.playback`.
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// The Swift 4 name of `AVAudioSession.Category.record`.
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
/// The Swift 4 name of `AVAudioSession.Category.playAndRecord`.
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
/// The Swift 3 name of `AVFileType.mp4`.
public let AVFileTypeMPEG4 = AVFileType.mp4
/// The Swift 3 name of `AVFileType.mov`.
public let AVFileTypeQuickTimeMovie = AVFileType.mov
/// The Swift 3 name of `AVFileType.m4a`.
public let AVFileTypeAppleM4A = AVFileType.m4a
/// The Swift 3 name of `AVFileType.wav`.
public let AVFileTypeWAVE = AVFileType.wav
/// The Swift 3 name of `AVLayerVideoGravity.resizeAspect`.
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
/// The Swift 3 name of `AVLayerVideoGravity.resizeAspectFill`.
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
/// The Swift 3 name of `AVLayerVideoGravity.resize`.
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
/// The Swift 3 name of `CMTime.zero`.
public let kCMTimeZero = CMTime.zero
/// The Swift 3 name of `CMTime.invalid`.
public let kCMTimeInvalid = CMTime.invalid
/// The Swift 3 name of `CMTime.indefinite`.
public let kCMTimeIndefinite = CMTime.indefinite
/// Makes a time from a fraction, without the labels of Swift 4.2.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Makes a time from seconds, without the label of Swift 4.2.
public func CMTimeMakeWithSeconds(_ seconds: Float64, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Makes a part of a time, without the labels of Swift 4.2.
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
