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
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.minimumZoomScale = 1 / 25
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    scrollView.addSubview(imageView)
    imageView.isAccessibilityElement = true
    spinner.frame = CGRect(x: view.bounds.midX - 8, y: view.bounds.midY - 8, width: 16, height: 16)
    spinner.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    captionLabel.frame = CGRect(
      x: 8, y: view.bounds.maxY - 48, width: view.bounds.width - 16, height: 48)
    captionLabel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    captionLabel.textAlignment = .center
    captionLabel.textColor = .white
    captionLabel.numberOfLines = 0
    for subview in [scrollView, captionLabel, spinner] { view.addSubview(subview) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if image == nil { fetchImage() }
  }

  private func fetchImage() {
    guard let url = imageURL else { return }
    captionLabel.text = nil
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
