import UIKit

/// A dictionary of Core Foundation, which is Foundation's here.
public typealias CFDictionary = NSDictionary
/// Any object.
public typealias CFTypeRef = AnyObject
/// A Boolean of Core Foundation.
public typealias CFBoolean = NSNumber
// Apps unwrap them or not, as Apple declares them so.

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True.
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False.
public let kCFBooleanFalse: CFBoolean! = false

/// Adds an item.
///
/// - Returns: `errSecDuplicateItem` if there is one with the same service and account, or server, account and path.
///
/// Source: Apple, SecItemAdd.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.add(KeychainQuery(attributes), result)
}

/// Finds an item, or all of them.
///
/// Source: Apple, SecItemCopyMatching.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.shared.find(KeychainQuery(query), result)
}

/// Changes all items that a query finds.
///
/// Source: Apple, SecItemUpdate.
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(KeychainQuery(query), with: KeychainQuery(attributesToUpdate))
}

/// Removes all items that a query finds.
///
/// Source: Apple, SecItemDelete.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.shared.remove(KeychainQuery(query))
}

/// The secrets of an app, in a file of its container that only the person who runs it can read.
///
/// They are not encrypted: on a phone the device does that.
final class Keychain: Sendable {
  static let shared = Keychain(
    in: FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory)

  private let folder: URL
  private var file: URL { folder.appendingPathComponent("keychain.plist") }

  /// The keychain in a folder for an app's own files.
  init(in folder: URL) { self.folder = folder.appendingPathComponent("Keychains") }

  func add(_ query: KeychainQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard query.isPassword else { return query.refusal }
    return change { items in
      guard !items.contains(where: query.isSame(as:)) else { return errSecDuplicateItem }
      let item = query.newItem()
      items.append(item)
      result?.pointee = query.answer(for: item)
      return errSecSuccess
    }
  }

  func find(_ query: KeychainQuery, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard query.isPassword else { return query.refusal }
    // The file is replaced at once, so it is whole without a lock.
    guard let items = read() else { return errSecIO }
    let found = items.filter(query.matches)
    guard let first = found.first else { return errSecItemNotFound }
    result?.pointee =
      query.wantsAll ? found.compactMap(query.answer) as NSArray : query.answer(for: first)
    return errSecSuccess
  }

  func update(_ query: KeychainQuery, with changes: KeychainQuery) -> OSStatus {
    guard query.isPassword else { return query.refusal }
    return change { items in
      let found = items.indices.filter { query.matches(items[$0]) }
      guard !found.isEmpty else { return errSecItemNotFound }
      for index in found {
        items[index].merge(changes.attributes) { $1 }
        items[index][kSecAttrModificationDate as String] = AppClock.now.date
      }
      return errSecSuccess
    }
  }

  func remove(_ query: KeychainQuery) -> OSStatus {
    guard query.isPassword else { return query.refusal }
    return change { items in
      let kept = items.filter { !query.matches($0) }
      guard kept.count < items.count else { return errSecItemNotFound }
      items = kept
      return errSecSuccess
    }
  }

  // MARK: The file

  private typealias Item = KeychainQuery.Item

  /// Changes the items while no other thread does, and no other copy of the app.
  private func change(_ body: (inout [Item]) -> OSStatus) -> OSStatus {
    guard let lock = takeLock() else { return errSecIO }
    defer { close(lock) }
    guard var items = read() else { return errSecIO }
    let status = body(&items)
    return status == errSecSuccess && !write(items) ? errSecIO : status
  }

  /// Waits for the lock, which the system gives back when its file is closed, or its process ends; nil if it cannot be
  /// taken.
  ///
  /// It is on a file of its own, as that of the items is replaced. Source: flock(2).
  private func takeLock() -> Int32? {
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let path = folder.appendingPathComponent("keychain.lock").path
    let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return nil }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(lock)
        return nil
      }
    }
    return lock
  }

  /// The items; nil if the file is there and cannot be read, so that nothing is written over it.
  private func read() -> [Item]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [Item]
  }

  private func write(_ items: [Item]) -> Bool {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: items, format: .binary, options: 0)
    else { return false }
    do {
      try data.write(to: file, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      return true
    } catch {
      return false
    }
  }
}
