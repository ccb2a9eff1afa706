import Foundation

/// The lengths that UIKit gives its own views, in points.
///
/// They are a phone's, but where a point is a cell they are numbers of rows or columns: this is the one place
/// that knows both. Source: decisions/LAYOUT.md
/// "2026-11-23 Lengths are points"; UIKIT-CASES.md points-system-lengths.
@MainActor
enum SystemLength {
  // MARK: Spaces

  /// Between two views.
  static var betweenViews: CGFloat { width(8, columns: 1) }
  /// From a view's edge to its margin.
  static var margin: CGFloat { width(8, columns: 1) }
  /// The least left and right margin of a controller's view where the width is compact.
  static var compactRootMargin: CGFloat { width(16, columns: 2) }
  /// The least left and right margin of a controller's view where the width is regular.
  static var regularRootMargin: CGFloat { width(20, columns: 3) }
  /// The widest column of text that reads well.
  static var readableWidth: CGFloat { width(920, columns: 115) }

  // MARK: Tables and lists

  /// A row with a line of text.
  static var row: CGFloat { height(44, rows: 1) }
  /// The size of a cell that is in no table yet.
  static var newCell: CGSize { CGSize(width: width(320, columns: 0), height: height(44, rows: 0)) }
  /// From the side of a cell to its text.
  static var cellSide: CGFloat { width(16, columns: 1) }
  /// What of that side belongs to the marks of the cell's state, not to its content view.
  static var cellMark: CGFloat { width(0, columns: 1) }
  /// Above and below the text of a cell.
  static var cellEnd: CGFloat { height(11, rows: 0) }
  /// Between the parts of a cell: image, title, value, accessory.
  static var cellGap: CGFloat { width(8, columns: 1) }
  /// A level of indentation.
  static var indentation: CGFloat { width(10, columns: 2) }
  /// At both sides of the sections of an inset table.
  static var sectionSide: CGFloat { width(16, columns: 2) }
  /// The header of a plain section.
  static var plainHeader: CGFloat { height(28, rows: 1) }
  /// Above and below the title of a header or footer.
  static var headerEnd: CGFloat { height(4, rows: 0) }
  /// The padding above the header of a plain section.
  static var plainHeaderPadding: CGFloat { height(22, rows: 0) }
  /// The header of a grouped section.
  static var groupedHeader: CGFloat { height(38, rows: 1) }
  /// The footer of a grouped section.
  static var groupedFooter: CGFloat { height(30, rows: 1) }
  /// The header of a grouped section without a title: of the first one, and of the others.
  static func groupedGap(isFirst: Bool) -> CGFloat { height(isFirst ? 35 : 17.5, rows: 1) }
  /// The footer of a grouped section without a title.
  static var groupedFooterGap: CGFloat { height(17.5, rows: 0) }
  /// A button that a swipe across a row uncovers is at least so wide.
  static var swipeButton: CGFloat { width(74, columns: 1) }
  /// The item of a flow layout.
  static var flowItem: CGSize { CGSize(width: width(50, columns: 10), height: height(50, rows: 3)) }
  /// Between the lines of a flow layout.
  static var flowLineSpacing: CGFloat { height(10, rows: 1) }
  /// Between the items of a line.
  static var flowItemSpacing: CGFloat { width(10, columns: 1) }

  // MARK: Bars

  /// The navigation bar without its large title; lower on a small phone that lies on its side.
  static func navigationBar(isCompact: Bool) -> CGFloat { height(isCompact ? 32 : 44, rows: 1) }
  /// What a large title adds.
  static var largeTitle: CGFloat { height(52, rows: 1) }
  /// What a prompt adds.
  static var prompt: CGFloat { height(30, rows: 1) }
  /// The tab bar.
  static var tabBar: CGFloat { height(49, rows: 1) }
  /// The toolbar.
  static var toolbar: CGFloat { height(44, rows: 1) }
  /// From the side of a bar to its first button.
  static var barSide: CGFloat { width(16, columns: 0) }
  /// One line of a search bar.
  static var searchBar: CGFloat { height(56, rows: 1) }
  /// From the side of a search bar to its field.
  static var searchBarSide: CGFloat { width(8, columns: 0) }
  /// The field of a search bar.
  static var searchField: CGFloat { height(36, rows: 1) }

  // MARK: Controls

  /// What a button of the system adds to the height of its title.
  static var buttonPadding: CGFloat { height(12, rows: 0) }
  /// The insets of a button with a configuration.
  static var buttonInset: CGSize {
    CGSize(width: width(12, columns: 1), height: height(7, rows: 0))
  }
  static var switchSize: CGSize {
    CGSize(width: width(51, columns: 5), height: height(31, rows: 1))
  }
  static var stepper: CGSize { CGSize(width: width(94, columns: 5), height: height(32, rows: 1)) }
  static var segmentedControl: CGFloat { height(32, rows: 1) }
  static var slider: CGFloat { height(34, rows: 1) }
  static var progressView: CGFloat { height(4, rows: 1) }
  static var pageControl: CGFloat { height(26, rows: 1) }
  /// The width of a page control with a number of dots.
  static func pageControl(pages: Int) -> CGFloat {
    width(CGFloat(18 * pages + 20), columns: CGFloat(max(0, pages * 2 - 1)))
  }
  static var activityIndicator: CGFloat { width(20, columns: 1) }
  static var largeActivityIndicator: CGFloat { width(37, columns: 1) }
  static var pickerRow: CGFloat { height(32, rows: 1) }
  static var picker: CGFloat { height(216, rows: 5) }
  static var datePicker: CGFloat { height(34, rows: 1) }
  static var refreshControl: CGFloat { height(60, rows: 1) }
  /// How far content is pulled down until it is refreshed.
  static var refreshPull: CGFloat { height(80, rows: 3) }
  /// A text field with a border, and one without.
  static func textField(hasBorder: Bool) -> CGFloat { height(hasBorder ? 34 : 22, rows: 1) }
  /// Above and below the lines of a text view.
  static var textViewEnd: CGFloat { height(8, rows: 0) }
  /// At both sides of the lines of a text view.
  static var lineFragmentPadding: CGFloat { width(5, columns: 0) }

  // MARK: Presentations

  /// The box of an alert at its widest.
  static var alert: CGFloat { width(270, columns: 60) }
  /// From the sides of the screen to an alert.
  static var alertMargin: CGFloat { width(16, columns: 2) }
  /// From the sides and the end of a phone's screen to an action sheet.
  static var sheetMargin: CGFloat { width(8, columns: 0) }
  /// Around the texts of an alert.
  static var alertInset: CGSize {
    CGSize(width: width(16, columns: 1), height: height(20, rows: 1))
  }
  /// A button or a field of an alert.
  static var alertRow: CGFloat { height(44, rows: 1) }
  /// A menu at its narrowest, and a row of one.
  static var menu: CGFloat { width(250, columns: 16) }
  static var menuRow: CGFloat { height(44, rows: 1) }
  /// A form sheet without a size of its own, where there is room for it; where a point is a cell it is as any sheet.
  static var formSheet: CGSize {
    CGSize(width: width(540, columns: 0), height: height(620, rows: 0))
  }
  /// A popover without a size of its own.
  static var popover: CGSize {
    CGSize(width: width(320, columns: 40), height: height(192, rows: 12))
  }
  /// The narrowest and the widest first column of a split view.
  static var narrowestColumn: CGFloat { width(160, columns: 20) }
  static var widestColumn: CGFloat { width(320, columns: 40) }

  // MARK: Both units

  private static func width(_ points: CGFloat, columns: CGFloat) -> CGFloat {
    ScreenCell.isPoint ? columns : points
  }

  private static func height(_ points: CGFloat, rows: CGFloat) -> CGFloat {
    ScreenCell.isPoint ? rows : points
  }
}
