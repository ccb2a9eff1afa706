import UIKit

extension SinkViewController: DrainDelegate {
    @objc func inExtension() { secret() }

    private func secret() { print("in an extension of another file") }

    func drain(_ drain: Drain, took amount: Int) { print("took \(amount)") }

    func drain(_ drain: Drain, shouldTake amount: Int) -> Bool {
        print("should take \(amount)")
        return true
    }

    func drainIsEmpty(_ drain: Drain) { print("empty") }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("appeared in \(#file.split(separator: "/").last!) at line \(#line)")
    }
}
