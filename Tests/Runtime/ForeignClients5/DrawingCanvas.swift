// swift-format-ignore-file
//  A canvas that is drawn on with fingers, with the gestures of a card that is dragged, pinched and
//  turned. The actions were selectors.

import UIKit

class CanvasView: UIView {
    private(set) var strokes: [[CGPoint]] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        strokes.append([touch.location(in: self)])
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        strokes[strokes.count - 1].append(touch.location(in: self))
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("stroke of \(strokes.last?.count ?? 0) points")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        strokes.removeLast()
        print("stroke taken back")
    }
}

class CanvasViewController: UIViewController, UIGestureRecognizerDelegate {
    let canvas = CanvasView()
    let card = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.frame = view.bounds
        canvas.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(canvas)
        card.frame = CGRect(x: 10, y: 5, width: 20, height: 10)
        view.addSubview(card)

        let pan = UIPanGestureRecognizer(target: self, action: CanvasViewController.handlePan)
        pan.delegate = self
        card.addGestureRecognizer(pan)

        let pinch = UIPinchGestureRecognizer(target: self, action: CanvasViewController.handlePinch)
        pinch.delegate = self
        card.addGestureRecognizer(pinch)

        let doubleTap = UITapGestureRecognizer(target: self, action: CanvasViewController.handleDoubleTap)
        doubleTap.numberOfTapsRequired = 2
        card.addGestureRecognizer(doubleTap)

        let tap = UITapGestureRecognizer(target: self, action: CanvasViewController.handleTap(_:))
        tap.require(toFail: doubleTap)
        card.addGestureRecognizer(tap)
    }

    func handlePan(_ sender: UIPanGestureRecognizer) {
        let translation = sender.translation(in: view)
        guard let card = sender.view else { return }
        card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
        sender.setTranslation(.zero, in: view)
        switch sender.state {
        case .ended, .cancelled, .failed: print("card at \(card.center.x), \(card.center.y)")
        default: break
        }
    }

    func handlePinch(_ sender: UIPinchGestureRecognizer) {
        if sender.state == .changed {
            card.transform = card.transform.scaledBy(x: sender.scale, y: sender.scale)
            sender.scale = 1
        }
    }

    func handleDoubleTap() {
        card.transform = .identity
        print("card reset")
    }

    func handleTap(_ sender: UITapGestureRecognizer) {
        print("card tapped at \(sender.location(in: card).x)")
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                           shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        return true
    }
}
