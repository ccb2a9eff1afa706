import Foundation

extension AttributeScopes {
  /// The attributes that UIKit draws, for `AttributedString`.
  ///
  /// Source: Apple, AttributeScopes.UIKitAttributes.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the glyphs.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the glyphs.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below the glyphs.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the glyphs.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// What is added to the width of each character, in points.
    public let kern: KernAttribute
    /// The attributes of Foundation, such as links.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIFont
      /// Its name, which is that of the key for an attributed string.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The key of the colour of the glyphs.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// Its name, which is that of the key for an attributed string.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// The key of the colour behind the glyphs.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = UIColor
      /// Its name, which is that of the key for an attributed string.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// The key of the line below the glyphs.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSUnderlineStyle
      /// Its name, which is that of the key for an attributed string.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// The key of the line through the glyphs.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = NSUnderlineStyle
      /// Its name, which is that of the key for an attributed string.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The key of what is added to the width of each character.
    public enum KernAttribute: AttributedStringKey {
      /// The type of its values.
      public typealias Value = CGFloat
      /// Its name, which is that of the key for an attributed string.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
  }

  /// The attributes that UIKit draws.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString {
  /// Makes the text of a value with the attributes that UIKit draws.
  public convenience init(_ attributedString: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      text.append(
        NSAttributedString(
          string: String(attributedString[run.range].characters),
          attributes: run.attributes.drawn))
    }
    self.init(attributedString: text)
  }
}

extension AttributeContainer {
  /// The attributes as those of an `NSAttributedString`.
  var drawn: [NSAttributedString.Key: Any] {
    var drawn: [NSAttributedString.Key: Any] = [:]
    drawn[.font] = self.font
    drawn[.foregroundColor] = self.foregroundColor
    drawn[.backgroundColor] = self.backgroundColor
    drawn[.underlineStyle] = self.underlineStyle?.rawValue
    drawn[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    drawn[.kern] = self.kern
    drawn[.link] = self.link
    return drawn
  }
}

/// Makes attributes of a text of other ones.
///
/// Source: Apple, UIConfigurationTextAttributesTransformer.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// What is done.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Makes the attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
