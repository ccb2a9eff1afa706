extension CommandLexer {
  /// The lines of the block that a pasted line opens, without the indentation of its end; nil if it
  /// opens none that ends.
  static func block(openedBy line: String, in rest: ArraySlice<String>) -> [String]? {
    guard !rest.isEmpty, let tag = try? lex(line).blockTag else { return nil }
    guard let end = rest.firstIndex(where: { $0.drop { $0 == " " } == tag }) else { return nil }
    let indentation = rest[end].prefix { $0 == " " }
    return rest[..<end].map {
      String($0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0[...])
    }
  }
}
