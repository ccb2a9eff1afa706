import Foundation
import Testing
import XcodeUIKit

/// Texts that are looked up, as an app has them since iOS 15.
@Suite struct LocalizationValueTests {
  /// A bundle with a file of German texts.
  private func bundle(_ strings: String) throws -> (Bundle, URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let language = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try strings.write(
      to: language.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    return (try #require(Bundle(path: folder.path)), folder)
  }

  @Test func `a text without a translation is the key, with its values`() {
    let (name, count, share) = ("Ann", 3, 0.5)
    #expect(String(localized: "Hello", comment: "A greeting") == "Hello")
    #expect(String(localized: "100% of \(name)") == "100% of Ann")
    #expect(String(localized: "100%") == "100%")
    #expect(
      String(localized: "\(name) has \(count) cards, \(share)") == "Ann has 3 cards, 0.500000")
    #expect(
      String(localized: "\(share, specifier: "%.1f") and \(count, specifier: "%03lld")")
        == "0.5 and 003")
    #expect(String(localized: "key", defaultValue: "\(count) cards") == "3 cards")
  }

  @Test func `a translation has the values in its own order and form`() throws {
    let (bundle, folder) = try bundle(
      """
      "Hello" = "Hallo";
      "%@ has %lld cards" = "%2$lld Karten hat %1$@ (100%%, %3$@)";
      "share" = "Anteil %.2f %d";
      """)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (name, count) = ("Ann %@", 3)
    #expect(String(localized: "Hello", bundle: bundle) == "Hallo")
    #expect(
      String(localized: "\(name) has \(count) cards", bundle: bundle)
        == "3 Karten hat Ann %@ (100%, %3$@)")
    #expect(
      String(localized: "share", defaultValue: "Share \(0.125) \(count)", bundle: bundle)
        == "Anteil 0.12 3")
  }
}
