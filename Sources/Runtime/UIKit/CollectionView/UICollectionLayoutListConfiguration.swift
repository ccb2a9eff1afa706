import Foundation

/// A list: a row for each item, as in a table.
///
/// Source: Apple, UICollectionLayoutListConfiguration.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Sections are separated by space.
    case grouped = 1
    /// Sections are separated by space and inset from the sides.
    case insetGrouped = 2
    /// The first column of a split view.
    case sidebar = 3
    /// The first column of a split view, without insets.
    case sidebarPlain = 4
  }

  /// What heads a section.
  public enum HeaderMode: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// What ends a section.
  public enum FooterMode: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// The look.
  public let appearance: Appearance
  /// Whether lines separate the rows, where there is room for lines.
  public var showsSeparators = true
  /// The colour behind the rows; nil for none.
  public var backgroundColor: UIColor?
  /// What heads each section.
  public var headerMode = HeaderMode.none
  /// What ends each section.
  public var footerMode = FooterMode.none
  /// The space above headers; nil for that of the look.
  public var headerTopPadding: CGFloat?

  /// Makes a list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The space around the rows of a section.
  var sectionInsets: NSDirectionalEdgeInsets {
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    let side = appearance == .insetGrouped || appearance == .sidebar ? SystemLength.sectionSide : 0
    let top =
      headerMode == .supplementary || !isGrouped ? 0 : SystemLength.groupedGap(isFirst: false)
    let bottom = isGrouped && footerMode == .none ? SystemLength.groupedFooterGap : 0
    return NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows.
  ///
  /// Source: Apple, NSCollectionLayoutSection.list(using:layoutEnvironment:); UIKIT-CASES.md
  /// compositional-list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(SystemLength.row))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.contentInsets = configuration.sectionInsets
    section.list = configuration
    if configuration.headerMode == .supplementary {
      let header = boundary(UICollectionView.elementKindSectionHeader, .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    return section
  }

  private class func boundary(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(SystemLength.plainHeader)),
      elementKind: kind, alignment: alignment)
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
