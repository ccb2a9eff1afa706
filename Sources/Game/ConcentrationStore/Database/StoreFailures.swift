import ConcentrationApp
import Foundation
import GRDB
import Glibc
import RegularFiles

/// Translates errors of SQLite and the system to `StoreError`.
struct StoreFailures: Sendable {
  let path: String

  /// Runs a body, translating the errors it throws.
  func translate<Value>(_ body: () throws -> Value) throws(StoreError) -> Value {
    do {
      return try body()
    } catch {
      throw storeError(error)
    }
  }

  private func storeError(_ error: any Error) -> StoreError {
    switch error {
    case let error as StoreError: error
    case let error as DatabaseError: storeError(error)
    case let error as WrongValue: .damaged(path: path, detail: error.detail)
    case let error as SystemFailure: storeError(error)
    default: systemError(error as NSError)
    }
  }

  private func storeError(_ error: DatabaseError) -> StoreError {
    let detail = error.message ?? "SQLite error \(error.resultCode.rawValue)"
    return switch error.resultCode {
    case .SQLITE_READONLY: .readOnly(path: path)
    case .SQLITE_FULL: .diskFull(path: path)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged(path: path, detail: detail)
    case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path: path)
    // What SQLite says where its log or its shared memory finds no room.
    case .SQLITE_IOERR, .SQLITE_CANTOPEN:
      hasRoom ? .failed(path: path, detail: detail) : .diskFull(path: path)
    default: .failed(path: path, detail: detail)
    }
  }

  /// Whether the disk has room for a log and its shared memory, which take some pages at once.
  private var hasRoom: Bool {
    var disk = statvfs()
    let directory = (path as NSString).deletingLastPathComponent
    return statvfs(directory.isEmpty ? "." : directory, &disk) != 0 || Self.hasRoom(disk)
  }

  /// Whether a disk has room; a file system that makes inodes as it needs them reports 0 of them.
  static func hasRoom(_ disk: statvfs) -> Bool {
    let hasFiles = disk.f_files == 0 || disk.f_favail > 0
    return hasFiles && UInt64(disk.f_bavail) * UInt64(disk.f_frsize) >= 128 << 10
  }

  private func storeError(_ failure: SystemFailure) -> StoreError {
    switch failure.number {
    case EROFS, EACCES, EPERM: .readOnly(path: path)
    case ENOSPC, EDQUOT: .diskFull(path: path)
    default: .failed(path: path, detail: failure.text)
    }
  }

  /// Foundation wraps the system's error number, which is more specific than its own.
  private func systemError(_ error: NSError) -> StoreError {
    var innermost = error
    while let next = innermost.userInfo[NSUnderlyingErrorKey] as? NSError { innermost = next }
    if innermost.domain == NSPOSIXErrorDomain {
      return storeError(SystemFailure(number: Int32(innermost.code)))
    }
    if error.domain == NSCocoaErrorDomain,
      error.code == CocoaError.fileWriteNoPermission.rawValue
        || error.code == CocoaError.fileWriteVolumeReadOnly.rawValue
    {
      return .readOnly(path: path)
    }
    return .failed(path: path, detail: error.localizedDescription)
  }
}
