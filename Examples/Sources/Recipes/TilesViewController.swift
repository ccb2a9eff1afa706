import UIKit

/// The recipes as tiles, each as large as its text: pinched open they have the time, a long press asks what to do.
final class TilesViewController: UICollectionViewController {
  private let book: RecipeBook
  private var showsTime = false { didSet { collectionView.reloadData() } }

  init(book: RecipeBook) {
    self.book = book
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    super.init(collectionViewLayout: layout)
    title = "Tiles"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: TileCell.identifier)
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: TilesViewController.pinched))
    collectionView.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: TilesViewController.held))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collectionView.reloadData()
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { book.recipes.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TileCell.identifier, for: indexPath)
    (cell as? TileCell)?.show(book.recipes[indexPath.item], withTime: showsTime)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    let detail = RecipeViewController(book: book, recipe: book.recipes[indexPath.item])
    navigationController?.pushViewController(detail, animated: true)
  }

  // MARK: Gestures

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    guard pinch.state == .ended else { return }
    showsTime = pinch.scale > 1
  }

  private func held(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began,
      let path = collectionView.indexPathForItem(at: press.location(in: collectionView)),
      let cell = collectionView.cellForItem(at: path)
    else { return }
    let recipe = book.recipes[path.item]
    let sheet = UIAlertController(title: recipe.name, message: nil, preferredStyle: .actionSheet)
    let favorite = recipe.isFavorite ? "No Favorite" : "Favorite"
    sheet.addAction(
      UIAlertAction(title: favorite, style: .default) { [weak self] _ in
        self?.toggleFavorite(at: path)
      })
    sheet.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.delete(at: path)
      })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = cell
    sheet.popoverPresentationController?.sourceRect = cell.bounds
    present(sheet, animated: true)
  }

  private func toggleFavorite(at path: IndexPath) {
    var recipe = book.recipes[path.item]
    recipe.isFavorite.toggle()
    book.update(recipe)
    collectionView.reloadItems(at: [path])
  }

  private func delete(at path: IndexPath) {
    book.remove(book.recipes[path.item])
    collectionView.deleteItems(at: [path])
  }
}

final class TileCell: UICollectionViewCell {
  static let identifier = "tile"
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ recipe: Recipe, withTime showsTime: Bool) {
    let star = recipe.isFavorite ? "* " : ""
    let time = showsTime ? ", \(recipe.minutes) min" : ""
    label.text = star + recipe.name + time
  }
}
