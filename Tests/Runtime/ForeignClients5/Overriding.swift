// swift-format-ignore-file
import UIKit

/// Overrides whatever a subclass may override on a phone, and counts nothing but its being asked.
class OverridingViewController: UIViewController {
    var asked: Set<String> = []

    override var children: [UIViewController] { asked.insert("children"); return super.children }
    override var parent: UIViewController? { return super.parent }
    override func addChild(_ childController: UIViewController) {
        asked.insert("addChild")
        super.addChild(childController)
    }
    override func removeFromParent() { super.removeFromParent() }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        asked.insert("begin \(isAppearing)")
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() { asked.insert("end"); super.endAppearanceTransition() }
    override func transition(from fromViewController: UIViewController, to toViewController: UIViewController,
                             duration: TimeInterval, options: UIView.AnimationOptions = [],
                             animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.transition(from: fromViewController, to: toViewController, duration: duration,
                         options: options, animations: animations, completion: completion)
    }
    override var isViewLoaded: Bool { return super.isViewLoaded }
    override var viewIfLoaded: UIView? { return super.viewIfLoaded }
    override func loadViewIfNeeded() { super.loadViewIfNeeded() }
    override var view: UIView! {
        get { return super.view }
        set { super.view = newValue }
    }
    override var title: String? { didSet { asked.insert("title") } }
    override var presentedViewController: UIViewController? { return super.presentedViewController }
    override var presentingViewController: UIViewController? { return super.presentingViewController }
    override var presentationController: UIPresentationController? { return super.presentationController }
    override var navigationController: UINavigationController? { return super.navigationController }
    override var tabBarController: UITabBarController? { return super.tabBarController }
    override var splitViewController: UISplitViewController? { return super.splitViewController }
    override var traitCollection: UITraitCollection { return super.traitCollection }
    override var transitionCoordinator: UIViewControllerTransitionCoordinator? { return super.transitionCoordinator }
    override var isBeingPresented: Bool { return super.isBeingPresented }
    override var isBeingDismissed: Bool { return super.isBeingDismissed }
    override var isMovingToParent: Bool { return super.isMovingToParent }
    override var isMovingFromParent: Bool { return super.isMovingFromParent }
    override var storyboard: UIStoryboard? { return super.storyboard }
    override var navigationItem: UINavigationItem { return super.navigationItem }
    override var toolbarItems: [UIBarButtonItem]? {
        get { return super.toolbarItems }
        set { super.toolbarItems = newValue }
    }
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        super.setToolbarItems(toolbarItems, animated: animated)
    }
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { return .fullScreen }
        set { super.modalPresentationStyle = newValue }
    }
    override var definesPresentationContext: Bool {
        get { return super.definesPresentationContext }
        set { super.definesPresentationContext = newValue }
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .allButUpsideDown }
    override var shouldAutorotate: Bool { return true }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { return true }
    override func awakeFromNib() { super.awakeFromNib() }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
    override func updateViewConstraints() { super.updateViewConstraints() }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        preferredContentSize = container.preferredContentSize
    }
    override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        super.showDetailViewController(vc, sender: sender)
    }
    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        super.dismiss(animated: flag, completion: completion)
    }
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
        super.performSegue(withIdentifier: identifier, sender: sender)
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
    override func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {
        super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    }
    override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        return super.separateSecondaryViewController(for: splitViewController)
    }
}
