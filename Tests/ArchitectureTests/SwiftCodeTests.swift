import Testing

@Suite struct SwiftCodeTests {
  @Test func `comments and literals are blank, interpolations are code`() {
    let code = SwiftCode(
      #"""
      a() // print(1)
      let s = "print(\(b("exit(1)"))) \" exit("
      /* exit(/* 2 */) */ c()
      """#)
    #expect(code.lines.count == 3)
    #expect(code.lines[0].trimmingBlanks == "a()")
    #expect(!code.lines.joined().contains("print"))
    #expect(!code.lines.joined().contains("exit"))
    #expect(code.lines[1].contains("b("))
    #expect(code.lines[2].trimmingBlanks == "c()")
  }

  @Test func `a literal over several lines keeps the line numbers`() {
    let code = SwiftCode("let a = \"\"\"\nexit(1)\n\"\"\"\nimport Shell")
    #expect(code.imports.map(\.line) == [4])
    #expect(!code.lines.joined().contains("exit"))
  }

  @Test(arguments: [
    ("import Shell", "Shell"), ("@preconcurrency import Glibc", "Glibc"),
    ("  @_exported public import Foundation", "Foundation"),
    ("import struct Foundation.URL", "Foundation"), ("@_spi(Test) import UIKit", "UIKit"),
  ])
  func `imports are found in all their forms`(line: String, module: String) {
    #expect(SwiftCode(line).imports.map(\.module) == [module])
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
