import ConcentrationEngine

/// Reads the entries of an archive's text, and checks that all of them are there.
struct ArchiveReader {
  let version: ArchiveVersion
  /// The line where the last entry begins, counted from 1.
  private(set) var line = 1
  /// All lines before the last line of the archive, the header included.
  private let lines: ArraySlice<Substring>
  /// The last line of the archive: the number of entries and their checksum; nil in version 1.
  private let ending: Substring?
  private var index = 1
  private var count = 0
  private var checksums = ""

  /// Reads the first line and the last one.
  init(_ text: String) throws(ArchiveError) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    version = try Self.version(of: lines[0])
    guard let rest = lines.popLast(), rest.isEmpty else {
      throw ArchiveError(
        line: lines.count + 1, problem: "the file is cut off: this line has no end")
    }
    guard version != .withoutChecksums else {
      (self.lines, ending) = (lines[...], nil)
      return
    }
    ending = lines.last
    self.lines = lines.dropLast()
    guard let ending, ending.hasPrefix("end ") else {
      throw ArchiveError(
        line: lines.count, problem: "the file is cut off: its last line is not 'end'")
    }
  }

  private static func version(of header: Substring) throws(ArchiveError) -> ArchiveVersion {
    let words = header.split(separator: " ")
    if words.dropLast() == ["concentration", "data"], let number = words.last.flatMap({ Int($0) }),
      number > ArchiveVersion.current.rawValue
    {
      throw ArchiveError(
        line: 1,
        problem: "a newer version of this program wrote this file (\(number))")
    }
    for version in [ArchiveVersion.current, .withoutChecksums] where version.header == header {
      return version
    }
    throw ArchiveError(line: 1, problem: "expected '\(ArchiveVersion.current.header)'")
  }

  /// The next entry; nil after the last one.
  mutating func next() throws(ArchiveError) -> ArchiveEntry? {
    guard index < lines.count else {
      try checkEnding()
      return nil
    }
    line = index + 1
    try checkCharacters()
    let words = lines[index].utf8.split(
      separator: UInt8(ascii: " "), maxSplits: version == .current ? 2 : 1,
      omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    guard let kind = ArchiveKind(rawValue: words[0]), kinds.contains(kind),
      words.count == (version == .current ? 3 : 2)
    else { throw wrongEntry(words[0]) }
    index += 1
    let entry = ArchiveEntry(
      kind: kind, fields: words[words.count - 1], text: kind.hasText ? try readText() : "")
    if version == .current { try check(entry, words[1]) }
    return entry
  }

  private var kinds: [ArchiveKind] {
    version == .current ? ArchiveKind.allCases : ArchiveKind.allCases.filter { $0 != .kept }
  }

  private func wrongEntry(_ word: String) -> ArchiveError {
    if word == "end" { return error("an export ends with this line, but more follows") }
    let names = kinds.map(\.rawValue)
    return error(
      "expected \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])")
  }

  /// The lines behind a blank that follow, as one text.
  private mutating func readText() throws(ArchiveError) -> String {
    var text = ""
    while index < lines.count, lines[index].utf8.first == UInt8(ascii: " ") {
      try checkCharacters()
      text += Substring(lines[index].utf8.dropFirst())
      text += "\n"
      index += 1
    }
    return text
  }

  // MARK: Checks

  private mutating func check(
    _ entry: ArchiveEntry, _ checksum: String
  ) throws(ArchiveError) {
    guard entry.checksum == checksum else {
      throw error(
        "this entry does not fit its checksum: it was changed, or a part of it is missing")
    }
    count += 1
    checksums += checksum + "\n"
  }

  private func checkEnding() throws(ArchiveError) {
    guard let ending else { return }
    let line = lines.count + 1
    let words = ending.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[1] == "\(count)" else {
      throw ArchiveError(
        line: line, problem: "expected 'end \(count)': so many entries are above this line")
    }
    guard words[2] == FNV1a.digits(of: checksums) else {
      throw ArchiveError(line: line, problem: "the entries above do not fit their common checksum")
    }
  }

  /// Refuses control characters, which would reach the terminal with a name or a reminder.
  private func checkCharacters() throws(ArchiveError) {
    let isClean = lines[index].unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
    }
    guard isClean else {
      throw ArchiveError(line: index + 1, problem: "control characters do not belong here")
    }
  }

  private func error(_ problem: String) -> ArchiveError {
    ArchiveError(line: line, problem: problem)
  }
}
