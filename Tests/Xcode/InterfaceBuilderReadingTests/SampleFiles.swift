import InterfaceBuilderReading

/// Files as Xcode writes them, but with only what a test is about.
enum SampleFiles {
  /// A storyboard whose scenes begin in line 4.
  static func storyboard(_ scenes: String, attributes: String = #"initialViewController="A""#)
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="13189.4" targetRuntime="iOS.CocoaTouch" \(attributes)>
    <scenes>
    \(scenes)
    </scenes>
    </document>

    """
  }

  /// A scene of one line with a controller of an id.
  static func scene(
    _ id: String, _ content: String = "", element: String = "viewController",
    attributes: String = "", objects: String = "", mark: String = ""
  ) -> String {
    "<scene sceneID=\"s\(id)\"><objects>\(mark)<\(element) id=\"\(id)\" \(attributes) "
      + "sceneMemberID=\"viewController\">\(content)</\(element)>\(objects)</objects></scene>"
  }

  /// Connections with one element.
  static func connections(_ content: String) -> String {
    "<connections>\(content)</connections>"
  }
}

/// What is read from a text.
func read(_ text: String) throws -> InterfaceDocument {
  try InterfaceReader().read(Array(text.utf8))
}

/// A text without its marks, and the lines of faults at these.
func expected(_ messages: [String], in marked: String) -> (text: String, lines: [String]) {
  let parts = marked.split(separator: "§", omittingEmptySubsequences: false)
  var before = ""
  var lines: [String] = []
  for (part, message) in zip(parts, messages) {
    before += part
    let start = before.utf8.lastIndex(of: UInt8(ascii: "\n")).map(before.utf8.index(after:))
    let column = before.utf8.distance(from: start ?? before.startIndex, to: before.endIndex) + 1
    lines.append(
      ":\(before.split(separator: "\n", omittingEmptySubsequences: false).count):\(column): \(message)"
    )
  }
  return (parts.joined(), lines)
}

/// The lines that `check` would print, without the name of the file.
func faults(in text: String) -> [String] {
  do throws(InterfaceFault) {
    return try InterfaceReader().read(Array(text.utf8)).faults().map { $0.line(inFile: "") }
  } catch {
    return [error.line(inFile: "")]
  }
}
