import UIKit

/// The thumbnails, as a grid or as a strip; the one that is chosen is opened over the full screen.
class AlbumViewController: UIViewController {
  let album = Album([
    .photo("Beach"), .video("Waves", seconds: 12), .photo("Dunes"), .photo("Harbour"),
    .video("Gulls", seconds: 7), .photo("Sunset"),
  ])
  private let layout = UICollectionViewFlowLayout()
  private lazy var thumbnails = UICollectionView(
    frame: view.bounds, collectionViewLayout: layout)
  private let arrangement = UISegmentedControl(items: ["Grid", "Strip"])
  private let addButton = UIButton(type: .system)
  private let removeButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    view.backgroundColor = .white
    layout.itemSize = CGSize(width: 104, height: 80)
    layout.minimumInteritemSpacing = 16
    layout.minimumLineSpacing = 16
    thumbnails.register(ThumbnailCell.self, forCellWithReuseIdentifier: "Thumbnail")
    thumbnails.dataSource = self
    thumbnails.delegate = self
    arrangement.selectedSegmentIndex = 0
    arrangement.addAction(UIAction { [unowned self] _ in changeArrangement() }, for: .valueChanged)
    addButton.addAction(
      UIAction { [unowned self] _ in album.append(.photo("New \(album.media.count + 1)")) },
      for: .touchUpInside)
    removeButton.addAction(
      UIAction { [unowned self] _ in album.removeLast() }, for: .touchUpInside)
    addButton.setTitle("Add", for: .normal)
    removeButton.setTitle("Remove", for: .normal)
    for subview in [thumbnails, arrangement, addButton, removeButton] { view.addSubview(subview) }
    album.didChange = { [unowned self] in
      thumbnails.reloadData()
      (presentedViewController as? MediaPageViewController)?.albumDidChange()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bar, rest) = view.bounds.divided(atDistance: 48, from: .minYEdge)
    let (left, right) = bar.divided(atDistance: bar.width / 2, from: .minXEdge)
    arrangement.frame = left.insetBy(dx: 8, dy: 16)
    addButton.frame = CGRect(x: right.minX, y: 16, width: right.width / 2, height: 16)
    removeButton.frame = CGRect(x: right.midX, y: 16, width: right.width / 2, height: 16)
    thumbnails.frame = rest.insetBy(dx: 8, dy: 0)
  }

  private func changeArrangement() {
    layout.scrollDirection = arrangement.selectedSegmentIndex == 0 ? .vertical : .horizontal
  }
}

extension AlbumViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    album.media.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "Thumbnail", for: indexPath)
    (cell as? ThumbnailCell)?.show(album.media[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let pages = MediaPageViewController(album: album, index: indexPath.item)
    pages.modalPresentationStyle = .overFullScreen
    present(pages, animated: true)
  }
}

/// A thumbnail: the name, and what kind it is.
class ThumbnailCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    contentView.backgroundColor = .lightGray
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ medium: Medium) {
    if case .video = medium {
      label.text = "\(medium.name) ▶"
    } else {
      label.text = medium.name
    }
    accessibilityLabel = medium.name
  }
}
