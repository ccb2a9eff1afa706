import InterfaceBuilderReading
import UIKit

extension InterfaceRow {
  @InterfaceRows static var scrollViews: [InterfaceRow] {
    bool(.scrollEnabled, \UIScrollView.isScrollEnabled)
    bool(.pagingEnabled, \UIScrollView.isPagingEnabled)
    bool(.bounces, \UIScrollView.bounces)
    bool(.bouncesZoom, \UIScrollView.bouncesZoom)
    bool(.alwaysBounceVertical, \UIScrollView.alwaysBounceVertical)
    bool(.alwaysBounceHorizontal, \UIScrollView.alwaysBounceHorizontal)
    bool(.directionalLockEnabled, \UIScrollView.isDirectionalLockEnabled)
    choice(.contentInsetAdjustmentBehavior, \UIScrollView.contentInsetAdjustmentBehavior)
    positive(.minimumZoomScale, \UIScrollView.minimumZoomScale)
    positive(.maximumZoomScale, \UIScrollView.maximumZoomScale)
    bool(.showsHorizontalScrollIndicator, \UIScrollView.showsHorizontalScrollIndicator)
    bool(.showsVerticalScrollIndicator, \UIScrollView.showsVerticalScrollIndicator)
  }

  /// A number above zero; what is not stands for the one that the class has.
  private static func positive<Owner: AnyObject>(
    _ attribute: NumberAttribute, _ property: Property<Owner, CGFloat>
  ) -> Self {
    number(attribute) { (owner: Owner, value) in
      if value > 0 { owner[keyPath: property] = value }
    }
  }

  @InterfaceRows static var lists: [InterfaceRow] {
    positive(.rowHeight, \UITableView.rowHeight)
    bool(.allowsSelection, \UITableView.allowsSelection)
    bool(.allowsMultipleSelection, \UITableView.allowsMultipleSelection)
    bool(.allowsSelectionDuringEditing, \UITableView.allowsSelectionDuringEditing)
    choice(
      .separatorStyle, \UITableView.separatorStyle,
      besides: ["default": .singleLine, "singleLineEtched": .singleLine])
    color("separatorColor", \UITableView.separatorColor)
    choice(.accessoryType, \UITableViewCell.accessoryType)
    choice(.editingAccessoryType, \UITableViewCell.editingAccessoryType)
    choice(.selectionStyle, \UITableViewCell.selectionStyle)
    integer(.indentationLevel, \UITableViewCell.indentationLevel)
    bool(.shouldIndentWhileEditing, \UITableViewCell.shouldIndentWhileEditing)
    bool(.showsReorderControl, \UITableViewCell.showsReorderControl)
    size("itemSize", \UICollectionViewFlowLayout.itemSize)
    size("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
    size("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
    number(.minimumLineSpacing, \UICollectionViewFlowLayout.minimumLineSpacing)
    number(.minimumInteritemSpacing, \UICollectionViewFlowLayout.minimumInteritemSpacing)
    insets("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    choice(.scrollDirection, \UICollectionViewFlowLayout.scrollDirection)
  }

  /// What objects read in their initializers.
  @InterfaceRows static var initializers: [InterfaceRow] {
    choice(.tableStyle, \StoryboardCoder.values.tableStyle)
    choice(
      .cellStyle, \StoryboardCoder.values.cellStyle,
      [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
      ])
    string("tableViewCell.reuseIdentifier", \StoryboardCoder.values.reuseIdentifier)
    choice(
      .buttonType, \StoryboardCoder.values.buttonType,
      [
        "custom": .custom, "plain": .custom, "system": .system, "roundedRect": .system,
        "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close,
      ])
    bool(.allowsColumns, \StoryboardCoder.values.hasColumns)
    choice(.pageTransition, \StoryboardCoder.values.pageTransition)
    choice(.navigationOrientation, \StoryboardCoder.values.pageOrientation)
    choice(
      .spineLocation, \StoryboardCoder.values.spineLocation,
      ["min": .min, "mid": .mid, "max": .max])
  }
}
