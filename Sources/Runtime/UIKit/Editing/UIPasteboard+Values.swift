import Foundation

/// The types under which texts, links, pictures and colours lie in a pasteboard.
private enum PasteboardType {
  static let text = ["public.utf8-plain-text", "public.text", "public.plain-text"]
  static let url = ["public.url"]
  static let image = ["public.png", "public.jpeg", "public.image"]
  static let color = ["com.apple.uikit.color"]
}

extension UIPasteboard {
  /// The texts of the items that have one; nil if there are none.
  public var strings: [String]? {
    get { all(of: PasteboardType.text) { $0 as? String } }
    set { items = (newValue ?? []).map { [PasteboardType.text[0]: $0] } }
  }
  /// The first text; setting it replaces all items.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The links of the items that have one; nil if there are none.
  public var urls: [URL]? {
    get { all(of: PasteboardType.url) { $0 as? URL } }
    set {
      items = (newValue ?? []).map {
        [PasteboardType.url[0]: $0, PasteboardType.text[0]: $0.absoluteString]
      }
    }
  }
  /// The first link; setting it replaces all items.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The pictures of the items that have one; nil if there are none.
  public var images: [UIImage]? {
    get { all(of: PasteboardType.image) { $0 as? UIImage } }
    set { items = (newValue ?? []).map { [PasteboardType.image[0]: $0] } }
  }
  /// The first picture; setting it replaces all items.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The colours of the items that have one; nil if there are none.
  public var colors: [UIColor]? {
    get { all(of: PasteboardType.color) { $0 as? UIColor } }
    set { items = (newValue ?? []).map { [PasteboardType.color[0]: $0] } }
  }
  /// The first colour; setting it replaces all items.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// Whether an item has a text.
  public var hasStrings: Bool { strings != nil }
  /// Whether an item has a link.
  public var hasURLs: Bool { urls != nil }
  /// Whether an item has a picture.
  public var hasImages: Bool { images != nil }
  /// Whether an item has a colour.
  public var hasColors: Bool { colors != nil }

  /// The number of items.
  public var numberOfItems: Int { items.count }
  /// The types of the first item.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first item has a value of one of these types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items.first?[$0] != nil }
  }

  /// The first item's value of a type.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Replaces all items by one with a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The first item's data of a type; a text's are its bytes in UTF-8.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  /// Replaces all items by one with data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  /// Adds items behind the others.
  public func addItems(_ items: [[String: Any]]) {
    self.items += items
  }

  private func all<Value>(of types: [String], _ convert: (Any) -> Value?) -> [Value]? {
    let values = items.compactMap { item in
      types.compactMap { item[$0].flatMap(convert) }.first
    }
    return values.isEmpty ? nil : values
  }
}
