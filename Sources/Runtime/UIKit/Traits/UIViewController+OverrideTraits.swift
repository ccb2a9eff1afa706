import Foundation

extension UIViewController {
  /// The traits of the screen, with those that this controller's containers replace, outer ones
  /// first.
  var overriddenTraits: UITraitCollection {
    let overrides = withParents.compactMap(\.storedOverrideTraits)
    return UITraitCollection(
      traitsFrom: [application.screen.traitCollection] + overrides.reversed()
    ).styled(overriddenStyle)
  }

  /// Source: Apple, setOverrideTraitCollection(_:forChild:).
  func overrideTraits(of child: UIViewController, by collection: UITraitCollection?) {
    precondition(
      child.storedParent === self,
      "\(child.misuseDescription) is no child of \(misuseDescription)")
    let old = child.traitCollection
    child.storedOverrideTraits = collection
    if collection != nil { application.overridesTraits = true }
    guard child.traitCollection != old else { return }
    if child.adaptToTraits() { child.containerChildren?.setNeedsChange(animated: false) }
    child.reportTraits(old)
    if let view = child.viewIfLoaded { view.reportTraits(old) }
  }
}

extension UIView {
  /// The traits of the nearest controller around the view.
  var controllerTraits: UITraitCollection? { nearestController?.traitCollection }
}
