import UIKit

/// What an app asks of the keychain.
struct KeychainQuery {
  /// The attributes of an item by their keys, with its secret.
  typealias Item = [String: Any]

  /// What items have, or are to have.
  private(set) var attributes: Item = [:]
  /// How many items are wanted, and what of them.
  private var options: Item = [:]

  init(_ dictionary: CFDictionary) {
    for case (let key as String, let value) in dictionary {
      if key.hasPrefix("r_") || key.hasPrefix("m_") {
        options[key] = value
      } else {
        attributes[key] = value
      }
    }
  }

  private var itemClass: String? { attributes[kSecClass as String] as? String }

  /// Whether it is about passwords; keys, certificates and identities are not kept.
  var isPassword: Bool {
    itemClass == kSecClassGenericPassword as String
      || itemClass == kSecClassInternetPassword as String
  }

  /// Why nothing is done for a query that is not about passwords.
  var refusal: OSStatus { itemClass == nil ? errSecParam : errSecUnimplemented }

  /// Whether all items are wanted that match, not only the first.
  var wantsAll: Bool {
    let limit = options[kSecMatchLimit as String]
    return limit as? String == kSecMatchLimitAll as String || (limit as? Int ?? 1) > 1
  }

  /// Whether an item has all that the query names.
  func matches(_ item: Item) -> Bool {
    attributes.allSatisfy { key, value in
      key == kSecValueData as String || isEqual(item[key], value)
    }
  }

  /// Whether an item has the same place in the keychain as the one that the query would add.
  func isSame(as item: Item) -> Bool { Self.place(of: item) == Self.place(of: attributes) }

  /// What no two items have in common.
  private static func place(of item: Item) -> String {
    let isInternet = item[kSecClass as String] as? String == kSecClassInternetPassword as String
    let keys: [CFString] =
      isInternet
      ? [kSecAttrServer, kSecAttrAccount, kSecAttrPath, kSecAttrPort, kSecAttrProtocol]
      : [kSecAttrService, kSecAttrAccount]
    return ([kSecClass, kSecAttrAccessGroup] + keys)
      .map { String(reflecting: item[$0 as String].map { "\($0)" }) }.joined(separator: ",")
  }

  /// The item that the query adds.
  func newItem() -> Item {
    let now = AppClock.now.date
    let dates: Item = [
      kSecAttrCreationDate as String: now, kSecAttrModificationDate as String: now,
    ]
    return attributes.merging(dates) { own, _ in own }
  }

  /// What is wanted of an item; nil for nothing.
  func answer(for item: Item) -> AnyObject? {
    let secret = item[kSecValueData as String] as? Data
    if wants(kSecReturnAttributes) {
      var answer = item
      if !wants(kSecReturnData) { answer[kSecValueData as String] = nil }
      return answer as NSDictionary
    }
    if wants(kSecReturnData) { return secret.map { $0 as NSData } }
    return wants(kSecReturnPersistentRef) ? Data(Self.place(of: item).utf8) as NSData : nil
  }

  private func wants(_ key: CFString) -> Bool { options[key as String] as? Bool == true }

  private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): (first as AnyObject as? NSObject)?.isEqual(second) == true
    default: false
    }
  }
}
