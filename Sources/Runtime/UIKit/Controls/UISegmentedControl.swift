import Foundation

/// A control of which one part is chosen: `[ One |*Two*| Three ]`.
///
/// Source: Apple, UISegmentedControl: only the person's choice sends `valueChanged`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that says that no part is chosen.
  nonisolated public static let noSegment = -1

  private var titles: [String] = []
  private var enabledSegments: [Bool] = []

  /// The index of the chosen part, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }

  /// Makes a control with a part for each title; what is no string gets no title.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    enabledSegments = titles.map { _ in true }
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
  }

  /// Makes a control without parts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many parts there are.
  open var numberOfSegments: Int { titles.count }

  /// Adds a part at an index, which is held to the parts that exist.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), titles.count)
    titles.insert(title ?? "", at: index)
    enabledSegments.insert(true, at: index)
    contentDidChange()
  }

  /// Takes a part away; an index without a part does nothing.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    enabledSegments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    contentDidChange()
  }

  /// Changes the title of a part.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    contentDidChange()
  }

  /// The title of a part.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Allows or forbids the choice of a part.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard enabledSegments.indices.contains(segment) else { return }
    enabledSegments[segment] = enabled
    setNeedsDisplay()
  }

  /// Whether a part can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    enabledSegments.indices.contains(segment) && enabledSegments[segment]
  }

  /// Does what a tap on a part does.
  ///
  /// - Returns: Whether the choice changed.
  @discardableResult
  public func chooseSegment(at segment: Int) -> Bool {
    guard isEnabled, isEnabledForSegment(at: segment), segment != selectedSegmentIndex else {
      return false
    }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
    return true
  }

  /// A button for each part, as on a phone.
  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    standard.elements = titles.indices.map { segment(at: $0) }
    return standard
  }

  private func segment(at index: Int) -> PartElement {
    var traits: UIAccessibilityTraits = .button
    if index == selectedSegmentIndex { traits.insert(.selected) }
    if !isEnabled || !isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
    let widths = titles.map { " \($0) ".size().width }
    let x = widths[..<index].reduce(ScreenCell.width) { $0 + $1 + ScreenCell.width }
    return PartElement(
      of: self, label: titles[index], traits: traits,
      frame: CGRect(
        x: bounds.minX + x, y: bounds.minY, width: widths[index], height: bounds.height),
      place: (index + 1, titles.count)
    ) { [unowned self] in chooseSegment(at: index) }
  }

  open override var intrinsicContentSize: CGSize { line.size(withAttributes: nil) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect) {
    line.draw(
      at: ScreenCell.lineOrigin(in: bounds),
      withAttributes: isEnabled ? nil : [.foregroundColor: UIColor.secondaryLabel])
  }

  override func wasTapped() {
    let next = (0..<titles.count)
      .map { (selectedSegmentIndex + 1 + $0) % titles.count }
      .first { isEnabledForSegment(at: $0) }
    if let next { chooseSegment(at: next) }
    super.wasTapped()
  }

  private var line: String {
    let parts = titles.enumerated().map { index, title in
      if index == selectedSegmentIndex { return "*\(title)*" }
      return isEnabledForSegment(at: index) ? " \(title) " : "(\(title))"
    }
    return "[" + parts.joined(separator: "|") + "]"
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
