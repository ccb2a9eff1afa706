/// A line that cannot be read.
extension CommandProblem {
  static func lineTooLong(limit: Int) -> Self {
    Self("the line is too long: \(limit) bytes at most")
  }

  static func controlCharacter(_ scalar: Unicode.Scalar) -> Self {
    Self("there is a control character, \(Character(scalar)), in the line")
  }

  static let unclosedQuote = Self("the quote is not closed")

  static let textAfterQuote = Self("write a blank after the closing quote")

  static func textAfterBlockMark(_ tag: String) -> Self { Self("nothing may follow <<\(tag)") }

  static func badBlockTag(_ mark: String) -> Self {
    Self("'\(mark)' needs a word after <<, like <<END")
  }

  static func unexpectedBlock(command: String) -> Self { Self("\(command) takes no block") }

  static func blockInScriptsOnly(tag: String) -> Self {
    Self("<<\(tag) and its lines work in scripts, or pasted together")
  }
}
