import Testing

@testable import UIKitSystem

@Suite struct ProcessSurroundingsTests {
  @Test(arguments: [
    (["LANG": "ja_JP.UTF-8"], true), (["LC_CTYPE": "zh_CN.UTF-8", "LANG": "C.UTF-8"], true),
    (["LC_ALL": "ko_KR.UTF-8", "LANG": "C.UTF-8"], true),
    (["LC_ALL": "C.UTF-8", "LANG": "ja_JP.UTF-8"], false), (["LANG": "de_DE.UTF-8"], false),
    (["LC_ALL": "", "LANG": "ja_JP.UTF-8"], true), ([:], false),
  ])
  func `widths are ambiguous in the locales of three languages`(
    environment: [String: String], isAmbiguous: Bool
  ) {
    let surroundings = ProcessSurroundings(
      environment: environment, inputIsTerminal: true, outputIsTerminal: true, isUTF8: true)
    #expect(surroundings.isWidthAmbiguous == isAmbiguous)
  }
}
