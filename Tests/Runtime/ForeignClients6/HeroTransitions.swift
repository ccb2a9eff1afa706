// swift-format-ignore-file
//  Photos: a push that carries the picture along, a pop that is dragged, a sheet of the app's own that is
//  pulled down, and a card that a property animator presents.

import UIKit

// MARK: - A push that carries an image

final class PhotosViewController: UIViewController {
    let thumbnail = UIImageView(frame: CGRect(x: 16, y: 32, width: 64, height: 64))
    private let hero = HeroDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .white
        thumbnail.backgroundColor = .red
        thumbnail.image = Self.landscape
        thumbnail.isUserInteractionEnabled = true
        thumbnail.addGestureRecognizer(UITapGestureRecognizer(target: self, action: PhotosViewController.open))
        view.addSubview(thumbnail)
        navigationController?.delegate = hero
    }

    /// A sun above a hill.
    static let landscape = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
        UIColor.yellow.setFill()
        UIBezierPath(ovalIn: CGRect(x: 36, y: 8, width: 20, height: 20)).fill()
        UIColor.green.setFill()
        let hill = UIBezierPath()
        hill.move(to: CGPoint(x: 0, y: 64))
        hill.addQuadCurve(to: CGPoint(x: 64, y: 64), controlPoint: CGPoint(x: 24, y: 8))
        hill.close()
        hill.fill()
    }

    func open(_ sender: UITapGestureRecognizer) {
        navigationController?.pushViewController(PhotoViewController(), animated: true)
    }
}

final class PhotoViewController: UIViewController {
    let photo = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photo"
        view.backgroundColor = .black
        photo.backgroundColor = .red
        photo.image = PhotosViewController.landscape
        view.addSubview(photo)
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: PhotoViewController.dragged)
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        photo.frame = CGRect(x: view.bounds.midX - 160, y: 64, width: 320, height: 256)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("photo will appear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("photo did disappear")
    }

    func dragged(_ sender: UIScreenEdgePanGestureRecognizer) {
        guard let hero = navigationController?.delegate as? HeroDelegate else { return }
        let progress = sender.translation(in: view).x / view.bounds.width
        switch sender.state {
        case .began:
            hero.drag = UIPercentDrivenInteractiveTransition()
            hero.drag?.completionCurve = .linear
            navigationController?.popViewController(animated: true)
        case .changed:
            hero.drag?.update(progress)
        case .ended where progress > 0.5:
            hero.drag?.finish()
            hero.drag = nil
        case .ended, .cancelled:
            hero.drag?.cancel()
            hero.drag = nil
        default: break
        }
    }
}

final class HeroDelegate: NSObject, UINavigationControllerDelegate {
    var drag: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .none ? nil : HeroAnimator(operation)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { drag }
}

final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    init(_ operation: UINavigationController.Operation) { self.operation = operation }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let toVC = transitionContext.viewController(forKey: .to), let toView = transitionContext.view(forKey: .to),
            let fromVC = transitionContext.viewController(forKey: .from), let fromView = transitionContext.view(forKey: .from)
        else { return transitionContext.completeTransition(false) }
        toView.frame = transitionContext.finalFrame(for: toVC)
        let photos = (fromVC as? PhotosViewController) ?? (toVC as? PhotosViewController)
        let photo = (fromVC as? PhotoViewController) ?? (toVC as? PhotoViewController)
        guard let small = photos?.thumbnail, let large = photo?.photo else { return transitionContext.completeTransition(false) }
        if operation == .push {
            container.addSubview(toView)
            toView.alpha = 0
        } else {
            container.insertSubview(toView, belowSubview: fromView)
        }
        toView.layoutIfNeeded()
        let carried = UIImageView(image: small.image)
        carried.backgroundColor = .red
        let (start, end) = operation == .push ? (small, large) : (large, small)
        carried.frame = start.convert(start.bounds, to: container)
        container.addSubview(carried)
        (small.isHidden, large.isHidden) = (true, true)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear) {
            carried.frame = end.convert(end.bounds, to: container)
            if self.operation == .push { toView.alpha = 1 } else { fromView.alpha = 0 }
        } completion: { _ in
            (small.isHidden, large.isHidden) = (false, false)
            carried.removeFromSuperview()
            fromView.alpha = 1
            if transitionContext.transitionWasCancelled { toView.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { print("hero ended \(transitionCompleted)") }
}

// MARK: - A sheet that dims and is pulled down

final class DimmingPresentationController: UIPresentationController {
    let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.frame = containerView.bounds
        containerView.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0.5 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        print("presented \(completed)")
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        print("dismissed \(completed)")
        if completed { dimming.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}

final class PullSheetViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private var pull: UIPercentDrivenInteractiveTransition?

    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 20))
        label.text = "Pull me down"
        view.addSubview(label)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PullSheetViewController.pulled))
    }

    func pulled(_ sender: UIPanGestureRecognizer) {
        let progress = sender.translation(in: nil).y / view.bounds.height
        switch sender.state {
        case .began:
            pull = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: pull?.update(progress)
        case .ended:
            if progress > 0.5 { pull?.finish() } else { pull?.cancel() }
            pull = nil
        default:
            pull?.cancel()
            pull = nil
        }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { DimmingPresentationController(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { SheetAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SheetAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { pull }
}

final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private var animator: UIViewPropertyAnimator?

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
        let container = transitionContext.containerView
        if isPresenting, let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
            let frame = transitionContext.finalFrame(for: to)
            view.frame = frame.offsetBy(dx: 0, dy: container.bounds.height - frame.minY)
            container.addSubview(view)
            animator.addAnimations { view.frame = frame }
        } else if let view = transitionContext.view(forKey: .from) {
            animator.addAnimations { view.frame.origin.y = container.bounds.height }
        }
        animator.addCompletion { position in
            self.animator = nil
            transitionContext.completeTransition(position == .end)
        }
        self.animator = animator
        return animator
    }
}

// MARK: - A segue that animates

final class ZoomSegue: UIStoryboardSegue {
    override func perform() {
        guard let window = source.view.window, let view = destination.view else { return }
        view.frame = source.view.frame
        view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        window.addSubview(view)
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
            view.transform = .identity
        } completion: { _ in
            view.removeFromSuperview()
            self.destination.modalPresentationStyle = .fullScreen
            self.source.present(self.destination, animated: false) { print("zoomed") }
        }
    }
}
