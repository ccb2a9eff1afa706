import Foundation
import Testing
@testable import XcodeUIKit

/// Source: Apple, Security, "Keychain items".
@Suite(.serialized) final class KeychainTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)
  private let keychain: Keychain

  init() { keychain = Keychain(in: folder) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func secret(of account: String, in keychain: Keychain? = nil) -> String? {
    var result: CFTypeRef?
    let wanted: [CFString: Any] = [kSecReturnData: kCFBooleanTrue as Any]
    let status = (keychain ?? self.keychain).find(item(account, wanted), &result)
    #expect((status == errSecSuccess) == (result != nil))
    return (result as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `an item is added once, found, changed and removed`() {
    let data = Data("one".utf8)
    #expect(secret(of: "me") == nil)
    #expect(keychain.add(item("me", [kSecValueData: data]), nil) == errSecSuccess)
    #expect(keychain.add(item("me", [kSecValueData: data]), nil) == errSecDuplicateItem)
    #expect(secret(of: "me") == "one" && secret(of: "you") == nil)
    let change = KeychainQuery([kSecValueData: Data("two".utf8)] as [CFString: Any] as CFDictionary)
    #expect(keychain.update(item("me"), with: change) == errSecSuccess)
    #expect(keychain.update(item("you"), with: change) == errSecItemNotFound)
    #expect(secret(of: "me") == "two")
    #expect(keychain.remove(item("me")) == errSecSuccess)
    #expect(keychain.remove(item("me")) == errSecItemNotFound)
    #expect(secret(of: "me") == nil)
  }

  @Test func `items outlive the process, and no one else reads their file`() throws {
    #expect(keychain.add(item("me", [kSecValueData: Data("one".utf8)]), nil) == errSecSuccess)
    #expect(secret(of: "me", in: Keychain(in: folder)) == "one")
    let file = folder.appendingPathComponent("Keychains/keychain.plist")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func `copies of an app that add items at once lose none`() {
    let folder = folder
    DispatchQueue.concurrentPerform(iterations: 8) { copy in
      let keychain = Keychain(in: folder)
      for number in 0..<10 {
        let query = item("\(copy).\(number)", [kSecValueData: Data("x".utf8)])
        #expect(keychain.add(query, nil) == errSecSuccess)
      }
    }
    for copy in 0..<8 {
      for number in 0..<10 { #expect(secret(of: "\(copy).\(number)") == "x") }
    }
  }

  @Test func `where the keychain cannot be locked, nothing is changed and that is told`() throws {
    try Data().write(to: folder)
    #expect(keychain.add(item("me", [kSecValueData: Data("one".utf8)]), nil) == errSecIO)
    #expect(keychain.remove(item("me")) == errSecIO && secret(of: "me") == nil)
  }

  @Test func `all items come with what is wanted of them`() throws {
    for name in ["a", "b"] {
      #expect(keychain.add(item(name, [kSecValueData: Data(name.utf8)]), nil) == errSecSuccess)
    }
    var result: CFTypeRef?
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll,
      kSecReturnAttributes: true,
    ]
    #expect(keychain.find(KeychainQuery(query as CFDictionary), &result) == errSecSuccess)
    let found = try #require(result as? [[String: Any]])
    #expect(found.map { $0[kSecAttrAccount as String] as? String } == ["a", "b"])
    #expect(found.allSatisfy { $0[kSecValueData as String] == nil })
    #expect(found.allSatisfy { $0[kSecAttrCreationDate as String] is Date })
  }

  @Test func `what is no query, and what is no password, is refused`() {
    #expect(keychain.add(KeychainQuery([:] as CFDictionary), nil) == errSecParam)
    let key = KeychainQuery([kSecClass: kSecClassKey] as [CFString: Any] as CFDictionary)
    #expect(keychain.find(key, nil) == errSecUnimplemented)
  }

  @Test func `a file that cannot be read is told and stays as it is`() throws {
    let file = folder.appendingPathComponent("Keychains/keychain.plist")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("damaged".utf8).write(to: file)
    #expect(keychain.add(item("me", [kSecValueData: Data()]), nil) == errSecIO)
    #expect(keychain.find(item("me"), nil) == errSecIO)
    #expect(try String(contentsOf: file, encoding: .utf8) == "damaged")
  }
}

private func item(_ account: String, _ more: [CFString: Any] = [:]) -> KeychainQuery {
  var query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "app"]
  query[kSecAttrAccount] = account
  query.merge(more) { $1 }
  return KeychainQuery(query as CFDictionary)
}
