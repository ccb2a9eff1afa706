// swift-format-ignore-file
//  A deck of words: swipes go through it, a long press marks a word, and a recognizer of the app's own
//  finds a check mark.

import UIKit

final class CheckmarkGestureRecognizer: UIGestureRecognizer {
    private var isDown = true
    private var last = CGPoint.zero
    private(set) var strokePhase = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard touches.count == 1, let touch = touches.first else {
            state = .failed
            return
        }
        last = touch.location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state != .failed, let point = touches.first?.location(in: view) else { return }
        if strokePhase == 0, point.y > last.y { strokePhase = 1 }
        if strokePhase == 1, point.y < last.y, point.x > last.x { strokePhase = 2 }
        last = point
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = strokePhase == 2 ? .recognized : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    override func reset() {
        super.reset()
        strokePhase = 0
    }
}

final class SwipeDeckViewController: UIViewController {
    private let words = ["alpha", "beta", "gamma"]
    private var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let check = CheckmarkGestureRecognizer(target: self, action: SwipeDeckViewController.checked)
        view.addGestureRecognizer(check)
        for direction: UISwipeGestureRecognizer.Direction in [.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: SwipeDeckViewController.swiped)
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
        let press = UILongPressGestureRecognizer(target: self, action: SwipeDeckViewController.pressed)
        press.minimumPressDuration = 1
        view.addGestureRecognizer(press)
    }

    private func swiped(_ swipe: UISwipeGestureRecognizer) {
        index = max(0, min(words.count - 1, index + (swipe.direction == .left ? 1 : -1)))
        print(words[index])
    }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        print("marked \(words[index])")
    }

    private func checked() {
        print("checked \(words[index])")
    }
}
