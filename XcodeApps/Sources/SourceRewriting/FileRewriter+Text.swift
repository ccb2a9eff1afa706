// The text of a rewritten file.
extension FileRewriter {
  /// The new text: each line at its place, and after them the tables.
  func text(
    with table: ExposureTable, moved: [MovedMember], page: PageStatements? = nil
  ) -> String {
    var edits = edits
    for insertion in page?.insertions ?? [] { edits.insert(insertion.text, at: insertion.offset) }
    let insert = { (member: String, offset: Int) in
      let separator = self.isLineEmpty(before: offset) ? "" : ";"
      edits.insert("\(separator)\(member) ", at: offset)
    }
    for insertion in table.insertions {
      insert(insertion.member, insertion.offset)
      if !insertion.following.isEmpty {
        edits.insert(insertion.following, at: insertion.offset + 1)
      }
    }
    for part in index.parts where part.file == number && part.kind == .declaredClass {
      if let made = RegisteredInitializer.declaration(for: part, in: index) {
        insert(made, part.closingBrace)
      }
      for member in moved where index.parts(of: member.type).first?.name == part.name {
        edits.insert(
          "\n\(Self.location(member.path, member.line))\n\(member.text)\n"
            + "\(Self.location(file.path, lineNumber(of: part.closingBrace)))\n",
          at: part.closingBrace)
      }
    }
    let body = edits.applied(to: file.text)
    var lines = [
      Self.location(file.path, 1), body.hasSuffix("\n") ? String(body.dropLast()) : body,
    ]
    lines += ["#sourceLocation()", "import XcodeUIKit"]
    if usesNetwork { lines.append("import FoundationNetworking") }
    if usesXML { lines.append("import FoundationXML") }
    return (lines + table.trailer + (page?.trailer ?? [])).joined(separator: "\n") + "\n"
  }

  private static func location(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \(path.debugDescription), line: \(line))"
  }

  private func lineNumber(of offset: Int) -> Int {
    file.text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// Whether nothing that must be separated precedes a place on its line.
  func isLineEmpty(before offset: Int) -> Bool {
    let blank: Set = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let last = file.text.utf8.prefix(offset).reversed().first { !blank.contains($0) }
    return last == nil || last == UInt8(ascii: "\n") || last == UInt8(ascii: "{")
  }
}
