import Foundation
import UIKit

extension Notification.Name {
    static let washed = Notification.Name("washed")
}

class SinkViewController: UIViewController {
    @IBOutlet private weak var label: UILabel!
    @IBOutlet var buttons: [UIButton] = [] {
        didSet { print("buttons: \(buttons.count)") }
    }
    @IBInspectable var corner: CGFloat = 0
    @objc dynamic var level = 1

    private let drain = Drain()
    private var tap: Tap!
    private weak var countdown: Timer?
    private var timer = Timer()

    // A target of a timer that nobody outside can name.
    private class Tap: NSObject {
        private var drops = 0

        @objc private func drip(_ timer: Timer) {
            drops += 1
            print("drop \(drops) of \(timer.userInfo ?? "nothing")")
            if drops == 3 { timer.invalidate() }
        }

        func open() -> Timer {
            return Timer.scheduledTimer(
                timeInterval: 1, target: self, selector: #selector(drip), userInfo: "the tap", repeats: true)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sink"
        let label = UILabel(frame: CGRect(x: 16, y: 32, width: 300, height: 32))
        label.text = "Dry"
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(recognizer:))))
        view.addSubview(label)
        self.label = label
        drain.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
        NotificationCenter.default.addObserver(
            self, selector: #selector(washed(_:)), name: .washed, object: nil)
        NotificationCenter.default.addObserver(
            self, selector: #selector(washedOld), name: .washed, object: drain)
        addButtons()
    }

    private func addButtons() {
        add("Count", #selector(none), #selector(one(_:)), #selector(two(_:event:)))
        add("Extension", #selector(inExtension))
        add("Custom", #selector(renamed(_:)))
        add("Drip", #selector(SinkViewController.drip))
        add("Later", #selector(later))
        add("Wash", #selector(wash))
        add("Drain", #selector(pour))
        add("Keys", #selector(keys))
        let help = UIButton(type: .system)
        help.setTitle("Help", for: .normal)
        help.addTarget(nil, action: #selector(AppDelegate.help), for: .touchUpInside)
        place(help)
    }

    private func add(_ title: String, _ actions: Selector...) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        for action in actions { button.addTarget(self, action: action, for: .touchUpInside) }
        place(button)
    }

    private func place(_ button: UIButton) {
        button.frame = CGRect(x: 16, y: 80 + 32 * CGFloat(buttons.count), width: 160, height: 16)
        view.addSubview(button)
        buttons.append(button)
    }

    @IBAction func none() { print("no argument") }
    @IBAction func one(_ sender: UIButton) { print("from \(sender.currentTitle!)") }
    @IBAction func two(_ sender: Any, event: UIEvent) { print("with an event: \(event.type == .touches)") }
    @objc(called:) func renamed(_ sender: Any?) { print("at line \(#line)") }

    @objc func tapped(recognizer: UITapGestureRecognizer) { print("tapped: \(recognizer.state == .ended)") }
    @objc func add(_ item: UIBarButtonItem) { print("added: \(item.style == .plain)") }

    @objc func drip() {
        tap = Tap()
        countdown = tap.open()
        timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in
            self?.label.text = "Dripping"
        }
    }

    @objc func later() {
        DispatchQueue.main.async { print("second") }
        print("first")
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.label.text = "Late" }
        perform(#selector(muchLater(_:)), with: "perform", afterDelay: 6)
    }

    @objc func muchLater(_ word: String) { print("\(word) after a delay") }

    @objc func wash() {
        NotificationCenter.default.post(name: .washed, object: drain)
        NotificationCenter.default.post(name: .washed, object: nil)
    }

    @objc func washed(_ notification: Notification) { print("washed") }
    @objc func washedOld(_ notification: NSNotification) { print("washed by the drain: \(notification.object is Drain)") }

    @objc func pour() {
        drain.pour()
        let window = UIApplication.shared.delegate?.window??.rootViewController
        print("in a window: \(window is UINavigationController)")
    }

    @objc func keys() {
        setValue(12, forKey: #keyPath(SinkViewController.level))
        setValue(2.5, forKey: "corner")
        print("level \(value(forKey: "level") ?? "?"), corner \(corner)")
        print(responds(to: #selector(getter: level)), responds(to: Selector(("unknown"))))
    }
}
