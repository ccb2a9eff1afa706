// swift-format-ignore-file
//  Two tabs: the second one's view is loaded when it is first shown, and its date picker gets a new
//  minimum each time.

import UIKit

class SpiralViewController: UIViewController {

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBarItem.title = "Spiral"
        tabBarItem.image = UIImage(named: "Spiral")
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = SpiralView(frame: .zero)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("SpiralViewController loaded its view.")
    }
}

class SpiralView: UIView {
    var lineColor: UIColor = .lightGray {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.clear
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        var frame = bounds
        lineColor.setFill()
        while frame.width > 2 && frame.height > 2 {
            UIRectFrame(frame)
            frame = frame.insetBy(dx: 4, dy: 2)
        }
    }
}

class AlarmViewController: UIViewController {
    let datePicker = UIDatePicker()
    private let button = UIButton(type: .system)

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        self.tabBarItem = UITabBarItem(title: "Alarm", image: nil, tag: 1)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("AlarmViewController loaded its view.")
        datePicker.frame = CGRect(x: 2, y: 2, width: 20, height: 1)
        button.frame = CGRect(x: 2, y: 4, width: 10, height: 1)
        button.setTitle("Remind", for: UIControlState.normal)
        button.addAction(UIAction { [unowned self] _ in self.addReminder() }, for: .touchUpInside)
        view.addSubview(datePicker)
        view.addSubview(button)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        datePicker.minimumDate = Date(timeIntervalSinceNow: 60)
        print("The earliest date is a minute away.")
    }

    private func addReminder() {
        print("Setting a reminder.")
    }

    func press() {
        button.sendActions(for: .touchUpInside)
    }
}

class TwoTabsAppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)

        let tabBarController = UITabBarController()
        tabBarController.viewControllers = [
            SpiralViewController(nibName: nil, bundle: nil),
            AlarmViewController(nibName: nil, bundle: nil)
        ]

        window?.rootViewController = tabBarController
        window?.backgroundColor = UIColor.white
        window?.makeKeyAndVisible()
        return true
    }
}
