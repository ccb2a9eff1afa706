import Foundation

/// A control of segments, one of which can be selected: `[ One |*Two*| Three ]`.
///
/// Source: Apple, UISegmentedControl: only the person's choice sends `valueChanged`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  nonisolated public static let noSegment = -1

  private var titles: [String] = []
  private var enabledSegments: [Bool] = []
  private var actions: [UIAction?] = []

  /// The index of the selected segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }

  /// The colour behind the selected segment; nil for none.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the titles of segments in a state: normal, selected or disabled.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    setNeedsDisplay()
  }

  /// The attributes of titles that were set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Makes a control with a segment for each item; items that are not strings have no title.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    enabledSegments = titles.map { _ in true }
    actions = titles.map { _ in nil }
    super.init(frame: .zero)
    frame.size = intrinsicContentSize
  }

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control with a segment for each action, which is done when the segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions.map(\.title))
    self.actions = actions
    if frame != .zero { self.frame = frame }
  }

  /// Makes a control as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of segments.
  open var numberOfSegments: Int { titles.count }

  /// Inserts a segment at an index, which is clamped to the existing segments.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), titles.count)
    titles.insert(title ?? "", at: index)
    enabledSegments.insert(true, at: index)
    actions.insert(nil, at: index)
    contentDidChange()
  }

  /// Inserts a segment for an action at an index, which is clamped to the existing segments.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    actions[min(max(segment, 0), titles.count - 1)] = action
  }

  /// Gives a segment the title of an action, which is done when the segment is chosen.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    actions[segment] = action
    setTitle(action.title, forSegmentAt: segment)
  }

  /// The action of a segment; nil for none.
  open func actionForSegment(at segment: Int) -> UIAction? {
    titles.indices.contains(segment) ? actions[segment] : nil
  }

  /// Removes a segment; does nothing for an index without a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    enabledSegments.remove(at: segment)
    actions.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
    contentDidChange()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    contentDidChange()
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard enabledSegments.indices.contains(segment) else { return }
    enabledSegments[segment] = enabled
    setNeedsDisplay()
  }

  /// Whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    enabledSegments.indices.contains(segment) && enabledSegments[segment]
  }

  /// Taps a segment.
  ///
  /// - Returns: Whether the selection changed.
  @discardableResult
  package func chooseSegment(at segment: Int) -> Bool {
    guard isEnabled, isEnabledForSegment(at: segment), segment != selectedSegmentIndex else {
      return false
    }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
    actions[segment]?.perform(sender: self)
    return true
  }

  /// A button for each segment, as on a phone.
  override var standardAccessibility: AccessibilityAttributes {
    var standard = super.standardAccessibility
    standard.elements = titles.indices.map { segment(at: $0) }
    return standard
  }

  private func segment(at index: Int) -> PartElement {
    var traits: UIAccessibilityTraits = .button
    if index == selectedSegmentIndex { traits.insert(.selected) }
    if !isEnabled || !isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
    return PartElement(
      of: self, label: titles[index], traits: traits, frame: frameOfSegment(at: index),
      place: (index + 1, titles.count)
    ) { [unowned self] in chooseSegment(at: index) }
  }

  /// The segments share what the bounds have beyond the widths of their titles.
  ///
  /// Source: UIKIT-CASES.md points-segments.
  private func frameOfSegment(at index: Int) -> CGRect {
    let widths = parts.map { $0.size().width }
    let x = widths[..<index].reduce(ScreenCell.width) { $0 + $1 + ScreenCell.width }
    return CGRect(x: bounds.minX + x, y: bounds.minY, width: widths[index], height: bounds.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.line(of: titles.indices.map(part)).size().width,
      height: SystemLength.segmentedControl)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The segments have the focus, one at a time.
  open override var canBecomeFocused: Bool { false }

  /// The segments.
  open override func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusParts(in: rect) }

  open override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    let plain: [NSAttributedString.Key: Any]? =
      isEnabled ? nil : [.foregroundColor: UIColor.secondaryLabel]
    let origin = ScreenCell.lineOrigin(in: bounds)
    context?.drawText(Self.line(of: parts), at: origin, attributes: .init(plain))
    for (index, part) in parts.enumerated() {
      guard let look = attributes(ofSegmentAt: index) else { continue }
      let place = CGPoint(x: frameOfSegment(at: index).minX, y: origin.y)
      context?.drawText(part, at: place, attributes: .init(look))
    }
  }

  /// The attributes of a segment that differ from plain text; nil for none.
  private func attributes(ofSegmentAt index: Int) -> [NSAttributedString.Key: Any]? {
    let isSelected = index == selectedSegmentIndex
    let isUsable = isEnabled && isEnabledForSegment(at: index)
    let state: State = isSelected ? .selected : isUsable ? .normal : .disabled
    var look = titleAttributes[state] ?? titleAttributes[.normal]
    if isSelected, isEnabled, let color = selectedSegmentTintColor {
      look = (look ?? [:]).merging([.backgroundColor: color]) { own, _ in own }
    }
    return look
  }

  /// Chooses the part at the point; without a point the next part that can be chosen.
  override func wasTapped(at point: CGPoint?) {
    if let index = point.map(segment(at:)) ?? nextSegment { chooseSegment(at: index) }
    super.wasTapped(at: point)
  }

  /// The part at a point; the mark between two parts belongs to the left one.
  private func segment(at point: CGPoint) -> Int? {
    titles.indices.first { point.x < frameOfSegment(at: $0).maxX + ScreenCell.width }
      ?? titles.indices.last
  }

  private var nextSegment: Int? {
    titles.indices.lazy.map { [self] in (selectedSegmentIndex + 1 + $0) % titles.count }
      .first { [self] in isEnabledForSegment(at: $0) }
  }

  private func part(at index: Int) -> String {
    let title = titles[index]
    if index == selectedSegmentIndex { return "*\(title)*" }
    return isEnabledForSegment(at: index) ? " \(title) " : "(\(title))"
  }

  /// The parts, made wider by blanks so that together they fill the bounds.
  private var parts: [String] {
    var parts = titles.indices.map(part)
    let spare =
      ScreenCell.columns(in: bounds.width)
      - ScreenCell.columns(in: Self.line(of: parts).size().width)
    guard !ScreenCell.isPoint, spare > 0, !parts.isEmpty else { return parts }
    for index in parts.indices {
      let share = spare / parts.count + (index < spare % parts.count ? 1 : 0)
      parts[index] =
        String(repeating: " ", count: share / 2) + parts[index]
        + String(repeating: " ", count: share - share / 2)
    }
    return parts
  }

  private static func line(of parts: [String]) -> String {
    "[" + parts.joined(separator: "|") + "]"
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
