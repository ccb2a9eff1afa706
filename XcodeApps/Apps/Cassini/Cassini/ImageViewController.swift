import UIKit

class ImageViewController: UIViewController, UIScrollViewDelegate {
    var imageURL: URL? {
        didSet {
            image = nil
            if viewIfLoaded?.window != nil { fetchImage() }
        }
    }

    @IBOutlet private weak var scrollView: UIScrollView! {
        didSet {
            scrollView.minimumZoomScale = 1 / 25
            scrollView.maximumZoomScale = 4
            scrollView.delegate = self
            scrollView.addSubview(imageView)
        }
    }
    @IBOutlet private weak var spinner: UIActivityIndicatorView!
    @IBOutlet private weak var captionLabel: UILabel!
    private let imageView = UIImageView()

    private var image: UIImage? {
        get { return imageView.image }
        set {
            imageView.image = newValue
            imageView.sizeToFit()
            // A segue is prepared before there are outlets.
            scrollView?.contentSize = imageView.frame.size
            spinner?.stopAnimating()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.isAccessibilityElement = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if image == nil { fetchImage() }
    }

    private func fetchImage() {
        guard let url = imageURL else { return }
        captionLabel.text = ""
        spinner.startAnimating()
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in
            let data = try? Data(contentsOf: url)
            DispatchQueue.main.async {
                // In the meantime somebody may have asked for another image.
                if let self = self, url == self.imageURL { self.show(data) }
            }
        }
    }

    private func show(_ data: Data?) {
        if let image = data.flatMap({ UIImage(data: $0) }) {
            self.image = image
            imageView.accessibilityLabel = title
            captionLabel.text = "\(title ?? "A picture"), \(Int(image.size.width)) pixels wide"
        } else {
            spinner.stopAnimating()
            captionLabel.text = "The picture cannot be shown."
        }
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }
}
