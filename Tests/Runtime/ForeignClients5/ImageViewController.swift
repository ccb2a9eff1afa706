// swift-format-ignore-file
//  Shows a large image that is fetched while a spinner turns; it can be scrolled and zoomed.

import UIKit

class ImageViewController: UIViewController {

    var imageURL: URL? {
        didSet {
            image = nil
            if view.window != nil {
                fetchImage()
            }
        }
    }

    /// Told on the main queue when a fetch is over, whatever came of it.
    var onFetch: (() -> Void)?

    private let imageView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .large)

    let scrollView = UIScrollView()

    private var image: UIImage? {
        get { return imageView.image }
        set {
            imageView.image = newValue
            imageView.sizeToFit()
            scrollView.contentSize = imageView.frame.size
            spinner.stopAnimating()
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
        scrollView.minimumZoomScale = 1/25
        scrollView.maximumZoomScale = 2
        scrollView.delegate = self
        scrollView.addSubview(imageView)
        spinner.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        view.addSubview(scrollView)
        view.addSubview(spinner)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if imageView.image == nil {
            fetchImage()
        }
    }

    private func fetchImage() {
        guard let url = imageURL else { return }
        spinner.startAnimating()
        print("spinner turns: \(spinner.isAnimating)")
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in
            let onMain = Thread.isMainThread
            let urlContents = try? Data(contentsOf: url)
            let fetched = urlContents.flatMap { UIImage(data: $0) }
            DispatchQueue.main.async { [weak self] in
                print("fetched on the main thread: \(onMain)")
                if let image = fetched, url == self?.imageURL {
                    self?.image = image
                }
                print("spinner turns: \(self?.spinner.isAnimating ?? false)")
                self?.onFetch?()
            }
        }
    }

    /// The part of the image that can be seen, in the image's own coordinates.
    var visibleRect: CGRect {
        return imageView.convert(scrollView.bounds, from: scrollView)
    }
}

extension ImageViewController: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        print("zoomed to \(scale)")
    }
}
