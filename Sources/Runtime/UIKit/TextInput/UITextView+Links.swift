import Foundation

/// The kinds of data in a text that a text view makes links of.
///
/// Source: Apple, UIDataDetectorTypes.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt

  /// Makes kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)

  /// The links in a text, by their ranges, in order.
  func links(in text: String) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    func add(_ pattern: String, _ scheme: (String) -> String) {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { return }
      let whole = NSRange(location: 0, length: text.utf16.count)
      for match in expression.matches(in: text, range: whole) {
        guard let range = Range(match.range, in: text),
          !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
          let url = URL(string: scheme(String(text[range])))
        else { continue }
        found.append((match.range, url))
      }
    }
    if contains(.link) {
      add(#"\bhttps?://[^\s<>"]*[^\s<>".,;:!?)\]}']"#) { $0 }
      add(#"\bwww\.[^\s<>"]*[^\s<>".,;:!?)\]}']"#) { "http://" + $0 }
      add(#"\b[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}\b"#) {
        "mailto:" + $0
      }
    }
    if contains(.phoneNumber) {
      add(#"(?<!\w)\+?\(?\d[\d() -]{5,15}\d(?!\w)"#) {
        "tel:" + $0.filter { $0.isNumber || $0 == "+" }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }
}

/// What a person does with a link or an attachment.
///
/// Source: Apple, UITextItemInteraction.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// Opens it, as a tap does.
  case invokeDefaultAction = 0
  /// Asks what can be done with it, which nothing does here.
  case presentActions = 1
  /// Looks at it, which nothing does here.
  case preview = 2
}

extension UITextView {
  /// The links of the text: those of its attributes, and what the detectors find in a text that cannot be edited.
  var links: [(range: NSRange, url: URL)] {
    var found = isEditable ? [] : dataDetectorTypes.links(in: editing.string)
    guard let styledText else { return found }
    let whole = NSRange(location: 0, length: styledText.length)
    styledText.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
      guard let url = value as? URL ?? (value as? String).flatMap(URL.init) else { return }
      found.removeAll { NSIntersectionRange($0.range, range).length > 0 }
      found.append((range, url))
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The text with the look of its links; nil if it has none.
  func linkedText() -> NSAttributedString? {
    let links = links
    guard !links.isEmpty else { return nil }
    let text = NSMutableAttributedString(
      attributedString: styledText ?? NSAttributedString(string: editing.string))
    let look =
      linkTextAttributes ?? [
        .foregroundColor: shownTintColor ?? UIColor.link,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ]
    for link in links {
      text.removeAttribute(.link, range: link.range)
      text.addAttributes(look, range: link.range)
    }
    return text
  }

  /// What can be pressed in the text: each link, where its first line is.
  var linkParts: [PartElement] {
    guard !isEditable, isSelectable else { return [] }
    return links.compactMap { link in
      guard let range = Range(link.range, in: editing.string),
        let frame = frames(of: link.range).first
      else { return nil }
      return PartElement(
        of: self, label: String(editing.string[range]), traits: .link, frame: frame
      ) { [unowned self] in follow(link.url, in: link.range) }
    }
  }

  /// Follows the link at a point of the text.
  ///
  /// - Returns: Whether there is one.
  func followLink(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable,
      let link = links.first(where: { frames(of: $0.range).contains { $0.contains(point) } })
    else { return false }
    follow(link.url, in: link.range)
    return true
  }

  /// Opens a link, if the delegate lets it.
  private func follow(_ url: URL, in range: NSRange) {
    let isAllowed =
      notify(
        textDelegate, "textView(_:shouldInteractWith:in:interaction:)",
        {
          $0.textView(
            self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
        }) ?? true
    guard isAllowed,
      notify(
        textDelegate, "textView(_:shouldInteractWith:in:)",
        { $0.textView(self, shouldInteractWith: url, in: range) }) ?? true
    else { return }
    UIApplication.shared.open(url)
  }
}
