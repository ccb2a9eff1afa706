import Foundation

/// Wheels of rows beside each other, with the selected row of each in the middle.
///
/// Source: Apple, UIPickerView: only the person's choice calls the delegate.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Provides the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
  /// Provides the rows, and is told what the person selects.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }

  /// The object that is asked for the numbers: without a data source the delegate, if it knows them.
  ///
  /// Source: UIKIT-CASES.md picker-delegate-alone.
  var numbers: (any UIPickerViewDataSource)? {
    dataSource ?? delegate as? any UIPickerViewDataSource
  }

  private var columns: [PickerColumn] = []
  private var needsReload = true

  /// Makes a picker without components.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a picker as unarchiving would.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Content

  /// The number of components.
  open var numberOfComponents: Int { loadedColumns.count }

  /// The number of rows of a component.
  ///
  /// - Precondition: The component exists.
  open func numberOfRows(inComponent component: Int) -> Int { loadedColumns[component].rowCount }

  /// The size of a row of a component, in points.
  ///
  /// - Precondition: The component exists.
  open func rowSize(forComponent component: Int) -> CGSize { loadedColumns[component].rowSize }

  /// The view of a row, or nil if the row is not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard loadedColumns.indices.contains(component) else { return nil }
    return columns[component].view(forRow: row)
  }

  /// Asks for all components again.
  open func reloadAllComponents() {
    setNeedsReload()
    load()
  }

  /// Asks for the rows of a component again; the selected row stays where there is one.
  ///
  /// - Precondition: The component exists.
  open func reloadComponent(_ component: Int) { loadedColumns[component].reload() }

  // MARK: Selection

  /// Selects a row without calling the delegate, at once; the wheel turns to it if that is animated.
  ///
  /// Nothing happens if there is no such row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard loadedColumns.indices.contains(component) else { return }
    columns[component].select(row, animated: animated)
  }

  /// The selected row of a component, or -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    loadedColumns.indices.contains(component) ? columns[component].selectedRow : -1
  }

  // MARK: Layout

  /// Five rows of the columns' widths, or the height that a picker has on a phone.
  open override var intrinsicContentSize: CGSize {
    let sizes = loadedColumns.map(\.rowSize)
    let height = max(SystemLength.picker, 5 * (sizes.map(\.height).max() ?? 0))
    let gaps = CGFloat(max(0, sizes.count - 1)) * ScreenCell.width
    return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The columns share what their widths leave, as on a phone.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = loadedColumns.map(\.rowSize.width)
    let free = max(0, bounds.width - intrinsicContentSize.width)
    var x = bounds.minX + ScreenCell.column(at: free / 2)
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      x += width + ScreenCell.width
    }
  }

  private var loadedColumns: [PickerColumn] {
    load()
    return columns
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func load() {
    guard needsReload else { return }
    needsReload = false
    let count =
      notify(numbers, "numberOfComponents(in:)") { $0.numberOfComponents(in: self) } ?? 0
    for column in columns.dropFirst(count) { column.removeFromSuperview() }
    columns = Array(columns.prefix(count))
    for component in columns.count..<max(count, columns.count) {
      columns.append(PickerColumn(of: self, component: component))
      addSubview(columns[component])
    }
    for column in columns { column.reload() }
    invalidateIntrinsicContentSize()
  }
}

/// The numbers of components and rows of a picker.
///
/// Source: Apple, UIPickerViewDataSource.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The rows of a picker, and what is selected.
///
/// Every method is optional. Source: Apple, UIPickerViewDelegate.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// The width of a component, in points; by default that of its widest title.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a row, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The title of a row with attributes, which goes before the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, which goes before its titles; a view that is no longer shown can be reused.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called when the person has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// The width of the widest title, with the marks of the selected row beside it.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat {
    unimplemented()
    let titles = (0..<pickerView.numberOfRows(inComponent: component)).map { row in
      pickerView.text(ofRow: row, inComponent: component)?.string ?? ""
    }
    return (titles.map { $0.size().width }.max() ?? 0) + PickerColumn.marksWidth
  }

  /// The standard height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { unimplemented(SystemLength.pickerRow) }

  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { unimplemented(nil) }

  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { unimplemented(nil) }

  /// A label with the title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    unimplemented()
    let label = view as? UILabel ?? UILabel(frame: .zero)
    label.attributedText = pickerView.text(ofRow: row, inComponent: component)
    label.textAlignment = .center
    return label
  }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { unimplemented() }
}

extension UIPickerView {
  /// The title of a row, with its attributes if it has some.
  func text(ofRow row: Int, inComponent component: Int) -> NSAttributedString? {
    let attributed = notify(delegate, "pickerView(_:attributedTitleForRow:forComponent:)") {
      $0.pickerView(self, attributedTitleForRow: row, forComponent: component)
    }
    if let attributed { return attributed }
    return notify(delegate, "pickerView(_:titleForRow:forComponent:)") {
      $0.pickerView(self, titleForRow: row, forComponent: component)
    }.map { NSAttributedString(string: $0) }
  }
}
