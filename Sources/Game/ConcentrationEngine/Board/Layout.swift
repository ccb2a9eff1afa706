/// The order of the cards of one deal.
///
/// Its text is a label for each card, row by row, all of the same width: `abba`.
public struct Layout: Hashable, Sendable {
  /// The size of the board.
  public let size: BoardSize
  let storedPictures: [UInt16]

  /// The layout with a picture for each card, row by row.
  ///
  /// - Parameters:
  ///   - size: the size of the board.
  ///   - pictures: numbers from 0 up to, not including, the number of pairs, each
  ///     twice.
  /// - Throws: ``LayoutError`` if the number of cards is wrong or some picture does not lie twice.
  public init(size: BoardSize, pictures: [Int]) throws(LayoutError) {
    guard pictures.count == size.cardCount else {
      throw .wrongCardCount(found: pictures.count, expected: size.cardCount)
    }
    var copies = [Int](repeating: 0, count: size.pairCount)
    for (index, picture) in pictures.enumerated() {
      guard copies.indices.contains(picture) else {
        throw .noSuchPicture(picture, card: index, pairCount: size.pairCount)
      }
      copies[picture] += 1
      guard copies[picture] <= 2 else {
        throw .thirdCopy(picture: picture, card: index, pairCount: size.pairCount)
      }
    }
    self.size = size
    storedPictures = pictures.map { UInt16($0) }
  }

  /// The layout that a seed deals: card *i* bears picture *i*/2, then all are shuffled.
  ///
  /// - Complexity: O(*n*), *n* the number of cards.
  ///
  /// Source: scheme 1 of ``DealScheme``.
  public init(size: BoardSize, seed: SeedText) {
    var generator = Xoshiro256StarStar(seed: seed.value)
    var pictures = (0..<size.cardCount).map { UInt16($0 / 2) }
    pictures.fisherYatesShuffle(using: &generator)
    self.size = size
    storedPictures = pictures
  }

  /// The picture of each card, row by row.
  public var pictures: [Int] { storedPictures.map(Int.init) }
}

/// Why pictures do not make a layout.
public enum LayoutError: Error, Hashable, Sendable {
  /// There are not as many pictures as cards.
  case wrongCardCount(found: Int, expected: Int)
  /// A picture that a board of so many pairs does not have, on a card counted from 0.
  case noSuchPicture(Int, card: Int, pairCount: Int)
  /// A picture that lies on two cards already.
  case thirdCopy(picture: Int, card: Int, pairCount: Int)
}

extension Layout: CustomStringConvertible {
  /// A label for each card, row by row.
  public var description: String {
    var text = ""
    for picture in storedPictures {
      text += PictureLabel.text(for: Int(picture), pairCount: size.pairCount)
    }
    return text
  }

  init(size: BoardSize, reading reader: inout TextReader) throws(TextError) {
    let width = PictureLabel.width(pairCount: size.pairCount)
    let start = reader
    var pictures: [Int] = []
    while pictures.count < size.cardCount {
      var picture = 0
      for _ in 0..<width {
        guard let digit = reader.peek.flatMap(PictureLabel.digit) else {
          throw reader.unexpected(.labels(count: size.cardCount, width: width))
        }
        picture = picture * 26 + digit
        reader.advance()
      }
      pictures.append(picture)
    }
    do throws(LayoutError) {
      try self.init(size: size, pictures: pictures)
    } catch {
      let column = start.column + width * error.card
      throw TextError(line: start.line, column: column, problem: .layout(error))
    }
  }
}

extension LayoutError {
  /// The card at fault, counted from 0.
  fileprivate var card: Int {
    switch self {
    case .wrongCardCount(let found, let expected): min(found, expected)
    case .noSuchPicture(_, let card, _), .thirdCopy(_, let card, _): card
    }
  }
}
