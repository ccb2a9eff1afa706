import Foundation
import UIKit

/// An app as an iOS programmer writes it: a form in a stack, photos, a map and slides, in tabs.
final class FormAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let form = UINavigationController(rootViewController: FormViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [
      form, PhotosViewController(), MapViewController(), SlidesViewController(),
    ]
    for (controller, title) in zip(tabs.viewControllers ?? [], ["Form", "Photos", "Map", "Slides"])
    {
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    }
    window = UIWindow(frame: application.screen.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

/// One control of each kind.
final class FormViewController: UIViewController {
  let sound = UISwitch()
  let players = UIStepper()
  let level = UISegmentedControl(items: ["Easy", "Hard", "Expert"])
  let moment = UIDatePicker()
  let dots = UIPageControl()
  private(set) var changes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Game"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Help", primaryAction: UIAction { [weak self] _ in self?.ask() })
    sound.accessibilityLabel = "Sound"
    sound.accessibilityIdentifier = "sound"
    players.accessibilityIdentifier = "players"
    players.minimumValue = 1
    players.maximumValue = 4
    level.setEnabled(false, forSegmentAt: 2)
    level.accessibilityLabel = "Level"
    moment.accessibilityLabel = "Moment"
    moment.accessibilityIdentifier = "moment"
    moment.timeZone = TimeZone(identifier: "UTC")
    moment.minimumDate = Date(timeIntervalSince1970: 1_000_000_020)
    moment.date = Date(timeIntervalSince1970: 1_000_000_020)
    dots.numberOfPages = 3
    dots.accessibilityLabel = "Dots"
    let controls: [UIControl] = [sound, players, level, moment, dots]
    for (row, control) in controls.enumerated() {
      control.frame.origin = CGPoint(x: 2, y: CGFloat(row * 2))
      control.frame.size = CGSize(width: 40, height: 1)
      control.addAction(
        UIAction { [weak self] _ in self?.changes.append("\(type(of: control))") },
        for: .valueChanged)
      view.addSubview(control)
    }
    // Added from right to left; read from left to right.
    for x: CGFloat in [30, 10] {
      let button = UIButton(frame: CGRect(x: x, y: 12, width: 10, height: 1))
      button.setTitle("Delete", for: .normal)
      view.addSubview(button)
    }
  }

  private func ask() {
    let alert = UIAlertController(title: "Help?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    present(alert, animated: true)
  }
}

/// Two sections of photos in a grid.
final class PhotosViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 40, height: 6),
    collectionViewLayout: UICollectionViewFlowLayout())
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.itemSize = CGSize(width: 12, height: 1)
    layout?.minimumLineSpacing = 1
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 30 : 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.label.text = "Photo \(indexPath.section)-\(indexPath.item)"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.section).\(indexPath.item)")
  }
}

/// The name of a photo.
final class PhotoCell: UICollectionViewCell {
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.addSubview(label)
    label.frame = contentView.bounds
  }
}

/// A map that can be zoomed from half to four times its size.
final class MapViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
  let map = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentSize = map.frame.size
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    scrollView.addSubview(map)
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    calls.append("zoomed \(scale)")
  }
}

/// Three slides beside each other.
final class SlidesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 4))
    scrollView.isPagingEnabled = true
    scrollView.contentSize = CGSize(width: 60, height: 4)
    view.addSubview(scrollView)
  }
}
