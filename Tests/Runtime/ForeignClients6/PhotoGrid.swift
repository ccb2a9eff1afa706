// swift-format-ignore-file
//  Photos by year in a grid whose headers stay at the top, and one of them, which can be zoomed.

import UIKit

struct Photo {
    var year: Int
    var name: String
    var color: UIColor
}

final class PhotoGridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {

    private let years: [(year: Int, photos: [Photo])]
    private let columns: CGFloat = 3

    init() {
        let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemOrange]
        years = [2023, 2024, 2025].map { year in
            (year, (1...7).map { Photo(year: year, name: "\(year)-\($0)", color: colors[$0 % 4]) })
        }
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 2
        layout.minimumLineSpacing = 2
        layout.sectionHeadersPinToVisibleBounds = true
        layout.headerReferenceSize = CGSize(width: 0, height: 32)
        layout.sectionInset = UIEdgeInsets(top: 2, left: 0, bottom: 12, right: 0)
        super.init(collectionViewLayout: layout)
        title = "Photos"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
        collectionView.register(
            YearHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Year")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { years.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        years[section].photos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath) as! PhotoCell
        cell.show(years[indexPath.section].photos[indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Year", for: indexPath) as! YearHeader
        header.label.text = "\(years[indexPath.section].year)"
        return header
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = ((collectionView.bounds.width - 2 * (columns - 1)) / columns).rounded(.down)
        return CGSize(width: side, height: side)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = ZoomViewController(photo: years[indexPath.section].photos[indexPath.item])
        navigationController?.pushViewController(detail, animated: true)
    }
}

final class PhotoCell: UICollectionViewCell {

    private let imageView = UIImageView()
    private let caption = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
        caption.font = .preferredFont(forTextStyle: .caption1)
        caption.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(caption)
        NSLayoutConstraint.activate([
            caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            caption.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ photo: Photo) {
        imageView.backgroundColor = photo.color
        caption.text = photo.name
    }
}

/// Its label is placed in the frame that it is made with.
final class YearHeader: UICollectionReusableView {

    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .headline)
        label.frame = CGRect(x: 16, y: 0, width: frame.width - 32, height: frame.height)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ZoomViewController: UIViewController, UIScrollViewDelegate {

    private let photo: Photo
    let scrollView = UIScrollView()
    private let imageView = UIImageView()

    init(photo: Photo) {
        self.photo = photo
        super.init(nibName: nil, bundle: nil)
        title = photo.name
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        imageView.isUserInteractionEnabled = true
        scrollView.addSubview(imageView)
        let doubleTap = UITapGestureRecognizer(target: self, action: ZoomViewController.doubleTapped)
        doubleTap.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(doubleTap)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard imageView.image == nil else { return }
        let size = scrollView.bounds.size
        let side = min(size.width, size.height)
        let color = photo.color
        imageView.image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
        imageView.frame = CGRect(x: 0, y: 0, width: side, height: side)
        scrollView.contentSize = imageView.frame.size
        centre()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }

    private func centre() {
        let room = scrollView.bounds.size, content = scrollView.contentSize
        scrollView.contentInset = UIEdgeInsets(
            top: max(0, (room.height - content.height) / 2), left: max(0, (room.width - content.width) / 2),
            bottom: 0, right: 0)
    }

    private func doubleTapped(_ tap: UITapGestureRecognizer) {
        if scrollView.zoomScale > 1 {
            scrollView.setZoomScale(1, animated: true)
        } else {
            let point = tap.location(in: imageView)
            let size = CGSize(width: scrollView.bounds.width / 2, height: scrollView.bounds.height / 2)
            scrollView.zoom(
                to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
                animated: true)
        }
    }
}
