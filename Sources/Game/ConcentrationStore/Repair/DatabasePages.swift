/// The pages of a SQLite file as bytes, whatever has become of them.
///
/// Nothing is trusted: sizes and numbers of pages are checked before they are used.
/// Source: SQLite, "Database File Format", sections 1.2 to 1.5 and 4.
struct DatabasePages {
  /// The bytes of a page; every file of this program has this size.
  static let pageSize = 4096
  /// The most pages that are looked at: 512 MiB.
  static let limit = 131_072

  private var bytes: [UInt8]
  /// Pages that the log has newer, by their numbers.
  private var newer: [Int: ArraySlice<UInt8>] = [:]
  /// How many pages there are; they are counted from 1.
  private(set) var count: Int

  /// The pages of a file and of its write-ahead log, as far as that was committed.
  init(file: [UInt8], log: [UInt8]) {
    bytes = file
    count = min(file.count / Self.pageSize, Self.limit)
    read(log: log)
  }

  /// The bytes of a page; nil if there is none of that number.
  subscript(number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= count else { return nil }
    if let page = newer[number] { return page }
    let end = number * Self.pageSize
    return end <= bytes.count ? bytes[(end - Self.pageSize)..<end] : nil
  }

  /// The pages that the header lists as free: what is in them was deleted.
  var free: Set<Int> {
    var free: Set<Int> = []
    guard let header = self[1] else { return free }
    var trunk = header.number(at: 32, bytes: 4)
    while let page = self[trunk], free.insert(trunk).inserted {
      let leaves = min(page.number(at: 4, bytes: 4), Self.pageSize / 4 - 2)
      for leaf in 0..<leaves { free.insert(page.number(at: 8 + 4 * leaf, bytes: 4)) }
      trunk = page.number(at: 0, bytes: 4)
    }
    return free
  }

  /// Takes the frames of the log up to the last one that ends a transaction.
  private mutating func read(log: [UInt8]) {
    let (header, frameSize) = (32, 24 + Self.pageSize)
    guard log[...].number(at: 8, bytes: 4) == Self.pageSize else { return }
    let salt = log.dropFirst(16).prefix(8)
    var pending: [Int: ArraySlice<UInt8>] = [:]
    var start = header
    while start + frameSize <= log.count {
      let frame = log[start..<(start + frameSize)]
      // Frames behind those of an earlier round have another salt.
      guard frame[(start + 8)..<(start + 16)].elementsEqual(salt) else { return }
      let number = frame.number(at: 0, bytes: 4)
      guard (1...Self.limit).contains(number) else { return }
      pending[number] = frame.dropFirst(24)
      let size = frame.number(at: 4, bytes: 4)
      if size > 0 {
        newer.merge(pending) { $1 }
        pending = [:]
        count = min(size, Self.limit)
      }
      start += frameSize
    }
  }
}

extension ArraySlice<UInt8> {
  /// A number of some bytes, the highest first, at a distance from the beginning; 0 if it is not all there.
  func number(at offset: Int, bytes: Int) -> Int {
    guard offset >= 0, offset + bytes <= count else { return 0 }
    return self[(startIndex + offset)..<(startIndex + offset + bytes)].reduce(0) {
      $0 << 8 | Int($1)
    }
  }
}
