import Foundation

extension IndexPath {
  /// Makes the index path of an item in a section, both counted from zero.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Makes the index path of a row in a section, both counted from zero.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section, the first index.
  ///
  /// - Precondition: The path has at least one index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item within its section, the second index.
  ///
  /// - Precondition: The path has at least two numbers.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row within its section, the same as `item`.
  ///
  /// - Precondition: The path has at least two numbers.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// Makes the path of a row.
  public convenience init(row: Int, section: Int) {
    let numbers = [section, row]
    self.init(indexes: numbers, length: 2)
  }

  /// Makes the path of an item.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section.
  public var section: Int { index(atPosition: 0) }
  /// The row in its section.
  public var row: Int { index(atPosition: 1) }
  /// The item in its section.
  public var item: Int { row }
}
