import InterfaceBuilderReading
import UIKit

extension InterfaceRow {
  @InterfaceRows static var responders: [InterfaceRow] {
    string("accessibility.label", \UIResponder.accessibilityLabel)
    string("accessibility.hint", \UIResponder.accessibilityHint)
    string("accessibility.identifier", \UIResponder.accessibilityIdentifier)
    flags(
      "accessibility.traits", \UIResponder.accessibilityTraits,
      [
        "button": .button, "link": .link, "image": .image, "selected": .selected,
        "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
        "summaryElement": .summaryElement, "notEnabled": .notEnabled,
        "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
        "header": .header, "tabBar": .tabBar,
      ])
    value("accessibility.isElement", \UIResponder.isAccessibilityElement) {
      $0.child(key: "isElement")?.bool(.boolValue)
    }
  }

  @InterfaceRows static var views: [InterfaceRow] {
    flags(
      "autoresizingMask", \UIView.autoresizingMask,
      [
        "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
        "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
        "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
      ])
    bool(.hidden, \UIView.isHidden)
    number(.alpha, \UIView.alpha)
    integer(.tag, \UIView.tag)
    bool(.opaque, \UIView.isOpaque)
    bool(.clipsSubviews, \UIView.clipsToBounds)
    bool(.userInteractionEnabled, \UIView.isUserInteractionEnabled)
    bool(.multipleTouchEnabled, \UIView.isMultipleTouchEnabled)
    bool(.exclusiveTouch, \UIView.isExclusiveTouch)
    bool(.autoresizesSubviews, \UIView.autoresizesSubviews)
    choice(.contentMode, \UIView.contentMode)
    bool(.preservesSuperviewLayoutMargins, \UIView.preservesSuperviewLayoutMargins)
    bool(.insetsLayoutMarginsFromSafeArea, \UIView.insetsLayoutMarginsFromSafeArea)
    insets("layoutMargins", \UIView.layoutMargins)
    color("backgroundColor", \UIView.backgroundColor)
    color("tintColor", \UIView.tintColor)
    priority(.horizontalHuggingPriority) { $0.setContentHuggingPriority($1, for: .horizontal) }
    priority(.verticalHuggingPriority) { $0.setContentHuggingPriority($1, for: .vertical) }
    priority(.horizontalCompressionResistancePriority) {
      $0.setContentCompressionResistancePriority($1, for: .horizontal)
    }
    priority(.verticalCompressionResistancePriority) {
      $0.setContentCompressionResistancePriority($1, for: .vertical)
    }
    image("image", \UIImageView.image)
    image("highlightedImage", \UIImageView.highlightedImage)
    choice(.axis, \UIStackView.axis)
    choice(.distribution, \UIStackView.distribution)
    choice(
      .stackAlignment, \UIStackView.alignment, besides: ["top": .leading, "bottom": .trailing])
    value("spacing", \UIStackView.spacing) {
      $0.number(.spacing).map { CGFloat($0) } ?? ($0.text("spacingType") == "standard" ? 8 : 0)
    }
  }

  private static func priority(
    _ attribute: NumberAttribute, _ set: @escaping @MainActor (UIView, UILayoutPriority) -> Void
  ) -> Self {
    number(attribute) { (view: UIView, value) in
      set(view, UILayoutPriority(Float(min(max(value, 1), 1000))))
    }
  }

  @InterfaceRows static var texts: [InterfaceRow] {
    string("text", \UILabel.text)
    integer(.numberOfLines, \UILabel.numberOfLines)
    choice(.textAlignment, \UILabel.textAlignment)
    choice(
      .lineBreakMode, \UILabel.lineBreakMode,
      [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
      ])
    font(\UILabel.font)
    color("textColor", \UILabel.textColor)
    color("highlightedColor", \UILabel.highlightedTextColor)
    bool(.enabled, \UILabel.isEnabled)
    bool(.adjustsFontSizeToFit, \UILabel.adjustsFontSizeToFitWidth)
    bool(.adjustsFontForContentSizeCategory, \UILabel.adjustsFontForContentSizeCategory)
    number(.minimumScaleFactor, \UILabel.minimumScaleFactor)
    number(.preferredMaxLayoutWidth, \UILabel.preferredMaxLayoutWidth)
    string("text", \UITextField.text)
    string("placeholder", \UITextField.placeholder)
    font(\UITextField.font)
    color("textColor", \UITextField.textColor)
    choice(.textAlignment, \UITextField.textAlignment)
    choice(.borderStyle, \UITextField.borderStyle)
    bool(.clearsOnBeginEditing, \UITextField.clearsOnBeginEditing)
    choice(.clearButtonMode, \UITextField.clearButtonMode)
    bool(.secureTextEntry, \UITextField.isSecureTextEntry)
    choice(.keyboardType, \UITextField.keyboardType, besides: keyboards)
    choice(.returnKeyType, \UITextField.returnKeyType)
    string("text", \UITextView.text)
    font(\UITextView.font)
    color("textColor", \UITextView.textColor)
    choice(.textAlignment, \UITextView.textAlignment)
    bool(.editable, \UITextView.isEditable)
    bool(.selectable, \UITextView.isSelectable)
    string("text", \UISearchBar.text)
    string("placeholder", \UISearchBar.placeholder)
    bool(.showsCancelButton, \UISearchBar.showsCancelButton)
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
}
