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

  /// The links in a text, in order.
  ///
  /// Each pattern reads a bounded number of characters before what makes it a link, so that the work grows with the
  /// text and not with its square.
  func links(in text: String) -> [TextLink] {
    var found: [TextLink] = []
    func add(_ pattern: String, _ scheme: (String) -> String) {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { return }
      let whole = NSRange(location: 0, length: text.utf16.count)
      for match in expression.matches(in: text, range: whole) {
        guard let range = Range(match.range, in: text),
          !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
          let url = URL(string: scheme(String(text[range])))
        else { continue }
        found.append(TextLink(range: match.range, url: url))
      }
    }
    if contains(.link) {
      add(#"\bhttps?://[^\s<>"]*[^\s<>".,;:!?)\]}']"#) { $0 }
      add(#"\bwww\.[^\s<>"]*[^\s<>".,;:!?)\]}']"#) { "http://" + $0 }
      add(
        #"\b[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,8}\.[A-Za-z]{2,20}\b"#
      ) {
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

/// A part of a text that a tap opens.
struct TextLink {
  /// Where it is, in UTF-16.
  let range: NSRange
  /// What it opens.
  let url: URL
}

extension UITextView {
  /// The links of the text: those of its attributes, and what the detectors find in a text that cannot be edited.
  var links: [TextLink] {
    if let knownLinks { return knownLinks }
    let found = findLinks()
    knownLinks = found
    return found
  }

  private func findLinks() -> [TextLink] {
    var found = isEditable ? [] : dataDetectorTypes.links(in: editing.string)
    guard let styledText else { return found }
    let whole = NSRange(location: 0, length: styledText.length)
    styledText.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
      guard let url = value as? URL ?? (value as? String).flatMap(URL.init) else { return }
      found.removeAll { NSIntersectionRange($0.range, range).length > 0 }
      found.append(TextLink(range: range, url: url))
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

  /// Where a range of the text is, a rectangle for each line.
  private func frames(of range: NSRange) -> [CGRect] {
    layOutText()
    let first = editing.characters(before: range.location)
    let end = editing.characters(before: range.location + range.length)
    let corner = CGPoint(x: lineInsets.left, y: lineInsets.top)
    return lines.frames(of: first..<max(first, end)).map { $0.offsetBy(corner) }
  }

  /// What can be pressed in the text: each link with its text, where its first line is, and what opens it.
  package var pressableLinks: [(name: String, frame: CGRect, open: @MainActor () -> Void)] {
    guard !isEditable, isSelectable else { return [] }
    return links.compactMap { link in
      guard let range = Range(link.range, in: editing.string),
        let frame = frames(of: link.range).first
      else { return nil }
      return (String(editing.string[range]), frame, { [weak self] in self?.follow(link) })
    }
  }

  /// The links as parts of the view.
  var linkParts: [PartElement] {
    pressableLinks.map {
      PartElement(of: self, label: $0.name, traits: .link, frame: $0.frame, action: $0.open)
    }
  }

  /// Follows the link at a point of the text.
  ///
  /// - Returns: Whether there is one.
  func followLink(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable,
      let link = links.first(where: { frames(of: $0.range).contains { $0.contains(point) } })
    else { return false }
    follow(link)
    return true
  }

  /// Opens a link, if the delegate lets it.
  private func follow(_ link: TextLink) {
    let (url, range) = (link.url, link.range)
    // A delegate that has the newer method is not asked by the older one.
    let answer =
      notify(textDelegate, "textView(_:shouldInteractWith:in:interaction:)") {
        $0.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
      }
      ?? notify(textDelegate, "textView(_:shouldInteractWith:in:)") {
        $0.textView(self, shouldInteractWith: url, in: range)
      }
    if answer == false { return }
    UIApplication.shared.open(url)
  }
}
