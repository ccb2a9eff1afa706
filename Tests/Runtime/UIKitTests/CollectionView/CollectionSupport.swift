import Foundation
import UIKit

/// A cell as an iOS programmer writes it, with a label and its own initialiser.
final class TextCell: UICollectionViewCell {
  static var identifier: String { "TextCell" }

  let label = UILabel()
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    label.text = nil
  }
}

/// A header that inherits all its initialisers.
final class TitleView: UICollectionReusableView {
  let label = UILabel()
}

/// Sections of texts, and the calls of the collection view.
@MainActor
final class TextSections: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var lines: [String] = []
  var forbidden: IndexPath?
  var widths: [IndexPath: CGFloat] = [:]
  var standardWidth: CGFloat = 4
  /// The texts that no gesture moves, and the highest item to which one does.
  var fixed: Set<String> = []
  var highest: Int?

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TextCell.identifier, for: indexPath)
    (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
    lines.append("cell \(indexPath.section).\(indexPath.item)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
    if let view = view as? TitleView {
      view.label.text = "Section \(indexPath.section)"
      view.label.frame = CGRect(x: 0, y: 0, width: 12, height: 1)
      view.addSubview(view.label)
    }
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: widths[indexPath] ?? standardWidth, height: 1)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath != forbidden }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { lines.append("highlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { lines.append("unhighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { lines.append("select \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { lines.append("deselect \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { lines.append("display \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { lines.append("gone \(indexPath.section).\(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { !fixed.contains(sections[indexPath.section][indexPath.item]) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    lines.append("move \(Array(sourceIndexPath)) to \(Array(destinationIndexPath))")
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard let highest, proposedIndexPath.item > highest else { return proposedIndexPath }
    return IndexPath(item: highest, section: proposedIndexPath.section)
  }
}

/// A collection view of texts in a fresh world.
@MainActor
struct CollectionWorld {
  let world = DrawingWorld()
  let view: UICollectionView
  let layout = UICollectionViewFlowLayout()
  let data: TextSections

  init(_ sections: [[String]], width: CGFloat = 14, height: CGFloat = 3) {
    data = TextSections(sections)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: TextCell.identifier)
    view.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Title")
    view.dataSource = data
    view.delegate = data
  }

  var rows: [String] { world.drawn(view) }

  /// The shown texts by their places.
  var texts: [String] {
    view.layoutIfNeeded()
    return view.visibleCells.map { ($0 as? TextCell)?.label.text ?? "?" }
  }
}
