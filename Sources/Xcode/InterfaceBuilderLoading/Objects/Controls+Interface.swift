import Foundation
import InterfaceBuilderReading
import UIKit

extension UILabel {
  func decode(_ element: InterfaceElement) {
    text = element.string("text") ?? element.string("attributedText")
    if let lines = element.integer("numberOfLines") { numberOfLines = lines }
    if let alignment = NSTextAlignment(interfaceName: element.attributes["textAlignment"]) {
      textAlignment = alignment
    }
    switch element.attributes["lineBreakMode"] {
    case "wordWrap": lineBreakMode = .byWordWrapping
    case "characterWrap": lineBreakMode = .byCharWrapping
    case "clip": lineBreakMode = .byClipping
    case "headTruncation": lineBreakMode = .byTruncatingHead
    case "middleTruncation": lineBreakMode = .byTruncatingMiddle
    default: break
    }
    if let font = element.font() { self.font = .make(font) }
    if let color = element.color("textColor") { textColor = .make(color, element) }
    if let color = element.color("highlightedColor") {
      highlightedTextColor = .make(color, element)
    }
    if let enabled = element.bool("enabled") { isEnabled = enabled }
    if let adjusts = element.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = adjusts }
    if let adjusts = element.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = adjusts
    }
    if let scale = element.number("minimumScaleFactor") { minimumScaleFactor = CGFloat(scale) }
    if let width = element.number("preferredMaxLayoutWidth") {
      preferredMaxLayoutWidth = CGFloat(width)
    }
  }
}

extension UIButton {
  func decode(_ element: InterfaceElement) {
    let states: [(String, UIControl.State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
      ("selected", .selected),
    ]
    for (key, state) in states {
      guard let part = element.children.first(where: { $0.name == "state" && $0.key == key })
      else { continue }
      if let title = part.string("title") ?? part.string("attributedTitle") {
        setTitle(title, for: state)
      }
      if let color = part.color("titleColor") { setTitleColor(.make(color, part), for: state) }
      if let image = UIImage.make(part, "image") { setImage(image, for: state) }
    }
    if let font = element.font() { titleLabel?.font = .make(font) }
    if let inset = element.child(key: "contentEdgeInsets") {
      contentEdgeInsets = UIEdgeInsets(inset)
    }
    if let part = element.child(key: "configuration") { configuration = Self.configuration(part) }
    if titleOfKind(element.attributes["buttonType"]) != nil, title(for: .normal) == nil,
      configuration == nil
    {
      setTitle(titleOfKind(element.attributes["buttonType"]), for: .normal)
    }
    switch element.attributes["contentHorizontalAlignment"] {
    case "left": contentHorizontalAlignment = .left
    case "right": contentHorizontalAlignment = .right
    case "leading": contentHorizontalAlignment = .leading
    case "trailing": contentHorizontalAlignment = .trailing
    default: break
    }
  }

  private static func configuration(_ element: InterfaceElement) -> Configuration {
    var made: Configuration =
      switch element.attributes["style"] {
      case "gray", "tinted": .gray()
      case "filled": .filled()
      default: .plain()
      }
    made.title = element.string("title") ?? element.string("attributedTitle")
    made.image = UIImage.make(element, "image")
    if let color = element.color("baseForegroundColor") {
      made.baseForegroundColor = .make(color, element)
    }
    if let color = element.color("baseBackgroundColor") {
      made.baseBackgroundColor = .make(color, element)
    }
    return made
  }

  /// The sign of a button that has one on a phone.
  private func titleOfKind(_ kind: String?) -> String? {
    switch kind {
    case "infoLight", "infoDark", "detailDisclosure": "(i)"
    case "contactAdd": "(+)"
    case "close": "Close"
    default: nil
    }
  }
}

extension UITextField {
  func decode(_ element: InterfaceElement) {
    text = element.string("text") ?? element.string("attributedText")
    placeholder = element.string("placeholder") ?? element.string("attributedPlaceholder")
    if let font = element.font() { self.font = .make(font) }
    if let color = element.color("textColor") { textColor = .make(color, element) }
    if let alignment = NSTextAlignment(interfaceName: element.attributes["textAlignment"]) {
      textAlignment = alignment
    }
    switch element.attributes["borderStyle"] {
    case "roundedRect": borderStyle = .roundedRect
    case "line": borderStyle = .line
    case "bezel": borderStyle = .bezel
    default: break
    }
    if let clears = element.bool("clearsOnBeginEditing") { clearsOnBeginEditing = clears }
    switch element.attributes["clearButtonMode"] {
    case "whileEditing": clearButtonMode = .whileEditing
    case "unlessEditing": clearButtonMode = .unlessEditing
    case "always": clearButtonMode = .always
    default: break
    }
    guard let traits = element.child(key: "textInputTraits") else { return }
    isSecureTextEntry = traits.bool("secureTextEntry") ?? false
    keyboardType = UIKeyboardType(interfaceName: traits.attributes["keyboardType"])
    returnKeyType = UIReturnKeyType(interfaceName: traits.attributes["returnKeyType"])
  }
}

extension UITextView {
  func decode(_ element: InterfaceElement) {
    text = element.string("text") ?? element.string("attributedText")
    if let font = element.font() { self.font = .make(font) }
    if let color = element.color("textColor") { textColor = .make(color, element) }
    if let editable = element.bool("editable") { isEditable = editable }
    if let selectable = element.bool("selectable") { isSelectable = selectable }
    if let alignment = NSTextAlignment(interfaceName: element.attributes["textAlignment"]) {
      textAlignment = alignment
    }
  }
}

extension UIKeyboardType {
  fileprivate init(interfaceName name: String?) {
    switch name {
    case "numbersAndPunctuation": self = .numbersAndPunctuation
    case "URL": self = .URL
    case "numberPad": self = .numberPad
    case "phonePad": self = .phonePad
    case "emailAddress": self = .emailAddress
    case "decimalPad": self = .decimalPad
    default: self = .default
    }
  }
}

extension UIReturnKeyType {
  fileprivate init(interfaceName name: String?) {
    switch name {
    case "go": self = .go
    case "next": self = .next
    case "search": self = .search
    case "send": self = .send
    case "done": self = .done
    default: self = .default
    }
  }
}

extension UIScrollView {
  func decodeScrolling(_ element: InterfaceElement) {
    if let enabled = element.bool("scrollEnabled") { isScrollEnabled = enabled }
    if let paging = element.bool("pagingEnabled") { isPagingEnabled = paging }
    if let bounces = element.bool("bounces") { self.bounces = bounces }
    if let bounces = element.bool("bouncesZoom") { bouncesZoom = bounces }
    if let always = element.bool("alwaysBounceVertical") { alwaysBounceVertical = always }
    if let always = element.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = always }
    if let locks = element.bool("directionalLockEnabled") { isDirectionalLockEnabled = locks }
    switch element.attributes["contentInsetAdjustmentBehavior"] {
    case "never": contentInsetAdjustmentBehavior = .never
    case "always": contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    if let scale = element.number("minimumZoomScale"), scale > 0 {
      minimumZoomScale = CGFloat(scale)
    }
    if let scale = element.number("maximumZoomScale"), scale > 0 {
      maximumZoomScale = CGFloat(scale)
    }
    if let shows = element.bool("showsHorizontalScrollIndicator") {
      showsHorizontalScrollIndicator = shows
    }
    if let shows = element.bool("showsVerticalScrollIndicator") {
      showsVerticalScrollIndicator = shows
    }
  }
}

extension UIStackView {
  func decode(_ element: InterfaceElement) {
    axis = element.attributes["axis"] == "vertical" ? .vertical : .horizontal
    switch element.attributes["distribution"] {
    case "fillEqually": distribution = .fillEqually
    case "fillProportionally": distribution = .fillProportionally
    case "equalSpacing": distribution = .equalSpacing
    case "equalCentering": distribution = .equalCentering
    default: break
    }
    switch element.attributes["alignment"] {
    case "leading", "top": alignment = .leading
    case "trailing", "bottom": alignment = .trailing
    case "center": alignment = .center
    case "firstBaseline": alignment = .firstBaseline
    case "lastBaseline": alignment = .lastBaseline
    default: break
    }
    spacing =
      element.number("spacing").map { CGFloat($0) }
      ?? (element.attributes["spacingType"] == "standard" ? 8 : 0)
    if element.child(key: "layoutMargins") != nil { isLayoutMarginsRelativeArrangement = true }
  }
}

extension UIView {
  /// Gives a control the value that the file has for it.
  func decodeValue(_ element: InterfaceElement) {
    func number(_ name: String) -> Double? { element.number(name) }
    switch self {
    case let control as UISwitch: control.isOn = element.bool("on") ?? false
    case let slider as UISlider:
      slider.minimumValue = Float(number("minValue") ?? 0)
      slider.maximumValue = Float(number("maxValue") ?? 1)
      slider.value = Float(number("value") ?? 0)
      slider.isContinuous = element.bool("continuous") ?? true
      if let color = element.color("thumbTintColor") {
        slider.thumbTintColor = .make(color, element)
      }
      if let color = element.color("minimumTrackTintColor") {
        slider.minimumTrackTintColor = .make(color, element)
      }
      if let color = element.color("maximumTrackTintColor") {
        slider.maximumTrackTintColor = .make(color, element)
      }
    case let stepper as UIStepper:
      stepper.minimumValue = number("minimumValue") ?? 0
      stepper.maximumValue = number("maximumValue") ?? 100
      stepper.stepValue = number("stepValue") ?? 1
      stepper.value = number("value") ?? 0
      if let wraps = element.bool("wraps") { stepper.wraps = wraps }
    case let control as UISegmentedControl:
      for (index, segment) in element.members("segments").enumerated() {
        control.insertSegment(withTitle: segment.text("title"), at: index, animated: false)
      }
      if let selected = element.integer("selectedSegmentIndex") {
        control.selectedSegmentIndex = selected
      }
    case let progress as UIProgressView: progress.progress = Float(number("progress") ?? 0)
    case let pages as UIPageControl:
      pages.numberOfPages = element.integer("numberOfPages") ?? 0
      pages.currentPage = element.integer("currentPage") ?? 0
      if let hides = element.bool("hidesForSinglePage") { pages.hidesForSinglePage = hides }
      if let color = element.color("pageIndicatorTintColor") {
        pages.pageIndicatorTintColor = .make(color, element)
      }
      if let color = element.color("currentPageIndicatorTintColor") {
        pages.currentPageIndicatorTintColor = .make(color, element)
      }
    case let indicator as UIActivityIndicatorView:
      indicator.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
      switch element.attributes["style"] {
      case "large", "whiteLarge": indicator.style = .large
      default: indicator.style = .medium
      }
      if let color = element.color("color") { indicator.color = .make(color, element) ?? .label }
      if element.bool("animating") == true { indicator.startAnimating() }
    case let picker as UIDatePicker: picker.decode(element)
    default: break
    }
  }
}

extension UIDatePicker {
  fileprivate func decode(_ element: InterfaceElement) {
    switch element.attributes["datePickerMode"] {
    case "time": datePickerMode = .time
    case "date": datePickerMode = .date
    case "countDownTimer": datePickerMode = .countDownTimer
    default: break
    }
    func date(_ key: String) -> Date? {
      element.child(key: key)?.number("timeIntervalSinceReferenceDate")
        .map(Date.init(timeIntervalSinceReferenceDate:))
    }
    minimumDate = date("minimumDate")
    maximumDate = date("maximumDate")
    if element.bool("useCurrentDate") == false, let chosen = date("date") { self.date = chosen }
  }
}
