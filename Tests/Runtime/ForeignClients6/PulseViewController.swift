// swift-format-ignore-file
//  A heart with layers of its own: it is laid out and drawn by layers, beats, shakes, and flies away.

import UIKit

final class HeartView: UIView {
    override class var layerClass: AnyClass { HeartLayer.self }

    private let shine = CALayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 1
        layer.backgroundColor = UIColor.red.cgColor
        shine.backgroundColor = UIColor.white.cgColor
        shine.zPosition = 1
        layer.addSublayer(shine)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shine.frame = CGRect(x: bounds.width / 2, y: 0, width: 1, height: 1)
        CATransaction.commit()
    }

    func beat() {
        let beat = CAKeyframeAnimation(keyPath: "transform.scale")
        beat.values = [1, 1.5, 1]
        beat.keyTimes = [0, 0.3, 1]
        beat.duration = 0.8
        beat.repeatCount = 2
        layer.add(beat, forKey: "beat")
    }

    func shine(_ isOn: Bool) {
        shine.opacity = isOn ? 1 : 0
        print("shine \(shine.animationKeys() ?? [])")
    }
}

final class HeartLayer: CALayer {
    override func action(forKey event: String) -> CAAction? {
        if event == "cornerRadius" { print("corner radius asks") }
        return super.action(forKey: event)
    }
}

final class PulseViewController: UIViewController, CAAnimationDelegate {
    let heart = HeartView(frame: CGRect(x: 10, y: 2, width: 8, height: 4))
    private var flight: UIViewPropertyAnimator?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(heart)
    }

    func shake() {
        let shake = CABasicAnimation(keyPath: "position.x")
        shake.byValue = 4
        shake.isAdditive = true
        shake.autoreverses = true
        shake.duration = 0.1
        shake.repeatCount = 3
        shake.delegate = self
        let turn = CASpringAnimation(keyPath: "transform.rotation")
        turn.fromValue = CGFloat.pi / 8
        turn.duration = turn.settlingDuration
        CATransaction.begin()
        CATransaction.setCompletionBlock { print("still again") }
        heart.layer.add(shake, forKey: nil)
        heart.layer.add(turn, forKey: "turn")
        CATransaction.commit()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        print("shaken: \(flag)")
    }

    func hop() {
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction]
        ) {
            self.heart.center.x += 20
        } completion: { finished in
            print("hopped: \(finished)")
        }
    }

    func flyAway() {
        flight = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
            self.heart.center = CGPoint(x: 70, y: 20)
        }
        flight?.addAnimations({ self.heart.alpha = 0 }, delayFactor: 0.5)
        flight?.addCompletion { position in
            print(position == .end ? "gone" : "back")
        }
        flight?.startAnimation()
    }

    func comeBack() { flight?.isReversed = true }
}
