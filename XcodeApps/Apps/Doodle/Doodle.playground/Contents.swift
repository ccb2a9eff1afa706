import PlaygroundSupport
import UIKit

let names = ["one", "two"]
print("there are \(names.count) names")

class DoodleController: UIViewController {
    let label = UILabel(frame: CGRect(x: 16, y: 32, width: 240, height: 16))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        let button = UIButton(type: .system)
        button.setTitle("Next", for: .normal)
        button.frame = CGRect(x: 16, y: 64, width: 80, height: 16)
        button.addTarget(self, action: #selector(showNext), for: .touchUpInside)
        view.addSubview(button)
        showNext()
    }

    @objc func showNext() {
        label.text = names[counter.next() % names.count]
    }
}

// A constant that is made where it stands, though the class above names it.
let counter = Counter(first: names.count)
print("the counter is made")

for name in names where name.hasPrefix("t") {
    print(name)
}
PlaygroundPage.current.liveView = DoodleController()
