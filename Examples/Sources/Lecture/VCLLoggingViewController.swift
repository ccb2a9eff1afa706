import UIKit

/// A view controller that prints each of its lifecycle calls, in the form of the course's class.
class VCLLoggingViewController: UIViewController {
  private static var instanceCounts: [String: Int] = [:]

  /// The name in the log; subclasses choose a short one.
  var vclLoggingName: String { String(describing: type(of: self)) }

  private lazy var instanceCount: Int = {
    let count = (Self.instanceCounts[vclLoggingName] ?? 0) + 1
    Self.instanceCounts[vclLoggingName] = count
    return count
  }()

  private func logVCL(_ message: String) {
    print("\(vclLoggingName)(\(instanceCount)) \(message)")
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    logVCL("init(nibName:bundle:) - create in code")
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    logVCL("init(coder:) - created via InterfaceBuilder")
  }

  deinit {
    print("\(vclLoggingName)(\(instanceCount)) left the heap")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    logVCL("awakeFromNib()")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    logVCL("viewDidLoad()")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    logVCL("viewWillAppear(animated = \(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    logVCL("viewDidAppear(animated = \(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    logVCL("viewWillDisappear(animated = \(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    logVCL("viewDidDisappear(animated = \(animated))")
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    logVCL("didReceiveMemoryWarning()")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    logVCL("viewWillLayoutSubviews() bounds.size = \(view.bounds.size)")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    logVCL("viewDidLayoutSubviews() bounds.size = \(view.bounds.size)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    logVCL("viewWillTransition(to: \(size), with: coordinator)")
    coordinator.animate(
      alongsideTransition: { _ in
        self.logVCL("begin animate(alongsideTransition:completion:)")
      },
      completion: { _ in
        self.logVCL("end animate(alongsideTransition:completion:)")
      })
  }
}
