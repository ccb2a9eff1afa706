internal import TerminalCanvas

/// What is shown on the way to an answer, in real time: frames of what moved, and steps.
///
/// A frame is encoded when its time has come, as what differs from the terminal then; so those that are
/// late can be left out.
@MainActor
package final class Playback {
  /// What is shown for some time.
  package struct Part {
    let seconds: Double
    let encode: @MainActor () -> String

    /// A part from the seconds for which it is shown, and what makes the bytes that turn what the terminal
    /// shows then into it.
    package init(seconds: Double, encode: @escaping @MainActor () -> String) {
      self.seconds = seconds
      self.encode = encode
    }
  }

  private let parts: [Part]
  /// When each part ends, in seconds from the beginning.
  private let ends: [Double]
  private let finish: @MainActor () -> LineResponse
  private var shown = -1

  /// A playback from its parts.
  ///
  /// - Parameters:
  ///   - parts: what is shown; not empty.
  ///   - finish: what is written after the last part.
  package init(_ parts: [Part], finish: @escaping @MainActor () -> LineResponse) {
    self.parts = parts
    self.finish = finish
    var end = 0.0
    ends = parts.map {
      end += $0.seconds
      return end
    }
  }

  /// When the frame of a moment ends, in seconds from the beginning; nil after the last one.
  package func end(ofFrameAt seconds: Double) -> Double? { ends.first { $0 > seconds } }

  /// The bytes that show the frame of a moment; nil if it is shown already, or nothing is.
  package func frame(at seconds: Double) -> String? {
    guard let index = ends.firstIndex(where: { $0 > seconds }), index > shown else { return nil }
    shown = index
    return Self.synchronized(parts[index].encode())
  }

  /// The bytes that show the next frame, whatever the time; nil after the last one.
  package func next() -> String? {
    guard shown + 1 < parts.count else { return nil }
    shown += 1
    return Self.synchronized(parts[shown].encode())
  }

  /// Leaves out the rest, and shows the end.
  package func end() -> LineResponse {
    var response = finish()
    response.output = Self.synchronized(response.output)
    return response
  }

  /// All frames as they would be shown one after the other, without the time between them.
  package func takeAll() -> [String] {
    var shown: [String] = []
    var time = 0.0
    while let end = end(ofFrameAt: time) {
      if let text = frame(at: time) { shown.append(text) }
      time = end
    }
    return shown
  }

  /// A frame that the terminal shows as a whole, if it can; it ignores these marks else.
  private static func synchronized(_ text: String) -> String {
    let (begin, end) = (
      ControlSequence.beginSynchronizedUpdate, ControlSequence.endSynchronizedUpdate
    )
    return text.isEmpty ? "" : "\(begin.text)\(text)\(end.text)"
  }
}
