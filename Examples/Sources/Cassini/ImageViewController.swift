import UIKit

/// Fetches an image and shows it in a scroll view, where it can be zoomed.
class ImageViewController: UIViewController, UIScrollViewDelegate {
  var imageURL: URL? {
    didSet {
      image = nil
      // Off the screen it waits: nobody may ever look at it.
      if viewIfLoaded?.window != nil { fetchImage() }
    }
  }

  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let captionLabel = UILabel()
  private var fetching: Task<Void, Never>?

  private var image: UIImage? {
    get { imageView.image }
    set {
      imageView.image = newValue
      imageView.sizeToFit()
      scrollView.contentSize = imageView.frame.size
      spinner.stopAnimating()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.minimumZoomScale = 1 / 25
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    scrollView.addSubview(imageView)
    imageView.isAccessibilityElement = true
    captionLabel.text = ""
    captionLabel.textAlignment = .center
    captionLabel.textColor = .white
    captionLabel.numberOfLines = 0
    for subview in [scrollView, captionLabel, spinner] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    activateConstraints()
  }

  private func activateConstraints() {
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      captionLabel.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
      captionLabel.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
      captionLabel.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      captionLabel.heightAnchor.constraint(equalToConstant: 48),
      spinner.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if image == nil { fetchImage() }
  }

  private func fetchImage() {
    guard let url = imageURL else { return }
    captionLabel.text = ""
    spinner.startAnimating()
    fetching = Task { [weak self] in
      let fetched = await ImageFetcher.fetch(url)
      // In the meantime somebody may have asked for another image.
      guard let self, url == imageURL else { return }
      show(fetched)
    }
  }

  private func show(_ fetched: Result<Data, any Error>) {
    switch fetched {
    case .success(let data):
      if let image = UIImage(data: data) {
        self.image = image
        imageView.accessibilityLabel = title
        captionLabel.text = "\(title ?? "A picture"), \(Int(image.size.width)) pixels wide"
      } else {
        fail("This is no picture.")
      }
    case .failure(let error):
      fail(error.localizedDescription)
    }
  }

  private func fail(_ reason: String) {
    spinner.stopAnimating()
    captionLabel.text = "The picture cannot be shown. \(reason)"
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    imageView
  }
}
