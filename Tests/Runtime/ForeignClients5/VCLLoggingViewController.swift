// swift-format-ignore-file
//  A view controller that tells its life on the console, in the format that Stanford's CS193p made
//  known. Our own text; the format is that of UIKIT-CASES.md "Stanford's logging class".

import UIKit

class VCLLoggingViewController: UIViewController {

    // What all controllers of this kind share.
    private struct Shared {
        static var indentation = ""
        static var counts = [String: Int]()
        static var lastLine = Date()
        static let pause: TimeInterval = 1
    }

    /// Begins a new log, as a fresh start of the app would.
    static func startOver() {
        Shared.indentation = ""
        Shared.counts = [:]
        Shared.lastLine = Date()
    }

    /// The name in the log; subclasses may choose a shorter one.
    var vclLoggingName: String {
        return String(describing: type(of: self))
    }

    private var number: Int?

    private func logVCL(_ message: String) {
        if Date().timeIntervalSince(Shared.lastLine) > Shared.pause {
            Shared.indentation += "__"
            print("")
        }
        Shared.lastLine = Date()
        if number == nil {
            Shared.counts[vclLoggingName, default: 0] += 1
            number = Shared.counts[vclLoggingName]
        }
        print("\(Shared.indentation)\(vclLoggingName)(\(number ?? 0)) \(message)")
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        logVCL("init(coder:) - created via InterfaceBuilder ")
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        logVCL("init(nibName:bundle:) - create in code")
    }

    deinit {
        logVCL("left the heap")
    }

    override func awakeFromNib() {
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

    override func viewWillTransition(to size: CGSize,
                                     with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        logVCL("viewWillTransition(to: \(size), with: coordinator)")
        coordinator.animate(alongsideTransition: { (context: UIViewControllerTransitionCoordinatorContext!) -> Void in
            self.logVCL("begin animate(alongsideTransition:completion:)")
        }, completion: { context -> Void in
            self.logVCL("end animate(alongsideTransition:completion:)")
        })
    }
}
