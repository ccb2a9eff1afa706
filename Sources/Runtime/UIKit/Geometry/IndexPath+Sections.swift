import Foundation

extension IndexPath {
  /// Makes the place of an item in a section of a collection view, both counted from zero.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Makes the place of a row in a section, both counted from zero.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The section, which is the first of the two numbers.
  ///
  /// - Precondition: The path has at least one number.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item within its section, which is the second of the two numbers.
  ///
  /// - Precondition: The path has at least two numbers.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row within its section; another word for the item.
  ///
  /// - Precondition: The path has at least two numbers.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
