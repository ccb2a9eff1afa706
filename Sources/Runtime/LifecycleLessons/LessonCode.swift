import CUIKitLessons

/// The code of a lesson as it is shown: that of the wrong version, that of the right one, and what both
/// share.
package struct LessonCode: Hashable, Sendable {
  /// The classes of the wrong version.
  package let wrong: String
  /// The classes of the right version.
  package let right: String
  /// What both use.
  package let shared: String

  /// The code of the lesson with a title.
  static func ofLesson(titled title: String) -> LessonCode {
    LessonCode(source: sources.first { $0.contains("\"\(title)\"") } ?? "")
  }

  /// The files of all lessons, as they are compiled.
  package static var sources: [String] {
    var sources: [String] = []
    var next = lessonSources()
    while let text = next, text.pointee != 0 {
      sources.append(String(cString: text))
      next = text + sources[sources.count - 1].utf8.count + 1
    }
    return sources
  }

  /// The declarations that follow the lesson in its file, each in the version that its first line names.
  private init(source: String) {
    var declarations: [(version: String, text: String)] = []
    for text in Self.declarations(in: source).drop(while: { !$0.hasPrefix("extension Lesson") }) {
      let name = Self.lines(text).first { !$0.hasPrefix("//") && !$0.hasPrefix("@") } ?? ""
      let version = ["Wrong", "Right"].first(where: name.contains) ?? ""
      declarations.append((version, text))
    }
    func code(_ version: String) -> String {
      declarations.dropFirst().filter { $0.version == version }.map(\.text)
        .joined(separator: "\n\n")
    }
    (wrong, right, shared) = (code("Wrong"), code("Right"), code(""))
  }

  /// What stands between empty lines, unless it is indented and so goes on with what is before.
  private static func declarations(in source: String) -> [String] {
    let text = source.hasSuffix("\n") ? source.dropLast() : source[...]
    return text.split(separator: "\n\n").reduce(into: []) { parts, part in
      if part.hasPrefix(" "), let last = parts.indices.last {
        parts[last] += "\n\n" + part
      } else {
        parts.append(String(part))
      }
    }
  }

  /// A line of the wrong version beside one of the right version.
  package struct Row: Hashable, Sendable {
    /// The line of the wrong version; nil beside a line that only the right one has.
    package let wrong: String?
    /// The line of the right version; nil beside a line that only the wrong one has.
    package let right: String?

    /// Whether the lines say the same, but for the names of the versions.
    package var isSame: Bool {
      guard let wrong, let right else { return false }
      return LessonCode.plain(wrong) == LessonCode.plain(right)
    }
  }

  /// Both versions side by side: lines that are the same stand beside each other.
  ///
  /// Source: the longest common subsequence; a lesson is short.
  package var rows: [Row] {
    let (left, right) = (Self.lines(wrong), Self.lines(self.right))
    let lengths = Self.commonLengths(left.map(Self.plain), right.map(Self.plain))
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      let isSame =
        i < left.count && j < right.count && Self.plain(left[i]) == Self.plain(right[j])
      if isSame {
        rows.append(Row(wrong: left[i], right: right[j]))
        (i, j) = (i + 1, j + 1)
      } else if j == right.count || (i < left.count && lengths[i + 1][j] >= lengths[i][j + 1]) {
        rows.append(Row(wrong: left[i], right: nil))
        i += 1
      } else {
        rows.append(Row(wrong: nil, right: right[j]))
        j += 1
      }
    }
    return Self.paired(rows)
  }

  /// The length of the longest common part of what follows each pair of places.
  private static func commonLengths(_ left: [String], _ right: [String]) -> [[Int]] {
    var lengths = Array(
      repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        lengths[i][j] =
          left[i] == right[j]
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    return lengths
  }

  /// Puts lines that replace each other beside each other.
  private static func paired(_ rows: [Row]) -> [Row] {
    var result: [Row] = []
    var (wrong, right): ([String], [String]) = ([], [])
    func flush() {
      for index in 0..<max(wrong.count, right.count) {
        result.append(
          Row(
            wrong: index < wrong.count ? wrong[index] : nil,
            right: index < right.count ? right[index] : nil))
      }
      (wrong, right) = ([], [])
    }
    for row in rows {
      guard row.wrong == nil || row.right == nil else {
        flush()
        result.append(row)
        continue
      }
      wrong += row.wrong.map { [$0] } ?? []
      right += row.right.map { [$0] } ?? []
    }
    flush()
    return result
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A line without the words that tell the versions apart.
  fileprivate static func plain(_ line: String) -> String {
    line.replacing("Wrong", with: "").replacing("Right", with: "")
  }
}
