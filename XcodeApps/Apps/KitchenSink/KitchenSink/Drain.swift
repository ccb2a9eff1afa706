import Foundation

@objc protocol DrainDelegate {
    func drain(_ drain: Drain, took amount: Int)
    @objc optional func drainIsEmpty(_ drain: Drain)
    @objc optional func drain(_ drain: Drain, shouldTake amount: Int) -> Bool
    @objc optional func drainIsFull()
}

class Drain: NSObject {
    weak var delegate: DrainDelegate?

    func pour() {
        if delegate?.drain?(self, shouldTake: 3) ?? true { delegate?.drain(self, took: 3) }
        delegate?.drainIsEmpty?(self)
        print("has drainIsFull: \(delegate?.drainIsFull?() != nil)")
    }
}
