import UIKit

/// A page of the album: the name in the middle, and a way back.
class MediumViewController: UIViewController {
  let medium: Medium
  let label = UILabel()

  init(_ medium: Medium) {
    self.medium = medium
    super.init(nibName: nil, bundle: nil)
    title = medium.name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = view.bounds.insetBy(dx: 0, dy: 48)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    label.text = medium.name
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.addAction(
      UIAction { [unowned self] _ in presentingViewController?.dismiss(animated: true) },
      for: .touchUpInside)
    done.frame = CGRect(x: 8, y: 16, width: 64, height: 16)
    view.addSubview(label)
    view.addSubview(done)
  }
}

/// A photo does nothing but to be there.
class PhotoViewController: MediumViewController {}

/// A video plays only while it is in sight: a neighbour that is only being loaded is silent.
class VideoViewController: MediumViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if case .video(let name, let seconds) = medium {
      label.text = "▶ \(name), \(seconds) seconds"
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    label.text = "\(medium.name), paused"
  }
}
