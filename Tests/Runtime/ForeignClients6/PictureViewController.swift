// swift-format-ignore-file
//  An image viewer that fetches by async and await.

import UIKit

protocol PictureSource: Sendable {
    func picture() async throws -> Data
}

final class PictureViewController: UIViewController, UIScrollViewDelegate {
    private let source: any PictureSource
    private let imageView = UIImageView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    let scrollView = UIScrollView()
    private(set) var loading: Task<Void, Never>?

    init(source: any PictureSource) {
        self.source = source
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.maximumZoomScale = 4
        scrollView.delegate = self
        scrollView.addSubview(imageView)
        view.addSubview(scrollView)
        view.addSubview(spinner)
        spinner.center = view.center
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        spinner.startAnimating()
        loading = Task { [weak self, source] in
            let data = try? await source.picture()
            guard !Task.isCancelled else { return print("cancelled") }
            self?.show(data.flatMap(UIImage.init(data:)))
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        loading?.cancel()
    }

    private func show(_ image: UIImage?) {
        spinner.stopAnimating()
        imageView.image = image
        imageView.sizeToFit()
        scrollView.contentSize = imageView.frame.size
        scrollView.flashScrollIndicators()
        print("picture \(imageView.frame.size)")
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func zoomIn() {
        scrollView.zoom(to: CGRect(x: 10, y: 10, width: 40, height: 12), animated: true)
    }
}
