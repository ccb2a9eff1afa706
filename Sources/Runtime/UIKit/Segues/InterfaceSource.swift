import Foundation

extension UIKitRuntime {
  /// Reads the files in which scenes and nibs are kept.
  @MainActor
  package protocol InterfaceSource: AnyObject {
    /// The scenes of a storyboard; nil if there is no file of the name.
    func scenes(ofStoryboard name: String, bundle: Bundle?) -> [UIKitRuntime.StoryboardScene]?

    /// The nib of a name; nil if there is no file of it.
    func nib(named name: String, bundle: Bundle?) -> UINib?
  }
}

extension UINib {
  /// The nib of a file.
  ///
  /// - Precondition: There is a file of the name, and the application can read nibs; UIKit raises an
  ///   exception otherwise.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    guard let nib = UIApplication.shared.interfaceSource?.nib(named: name, bundle: bundleOrNil)
    else { preconditionFailure("Could not load NIB in bundle with name '\(name)'") }
    self.init { nib.instantiate(withOwner: $0) }
  }
}

extension Bundle {
  /// Makes the objects of a nib's file; nil if there is none of the name.
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    UIApplication.shared.interfaceSource?.nib(named: name, bundle: self)?
      .instantiate(withOwner: owner, options: options)
  }
}

extension UIViewController {
  /// The nib that makes the view: the one that was named, else one with the name of the class, first
  /// without "Controller" if it ends with that.
  ///
  /// Source: Apple, UIViewController.nibName.
  var ownNib: UINib? {
    guard storyboardOrigin == nil, let source = application.interfaceSource else { return nil }
    if let nibName { return source.nib(named: nibName, bundle: nibBundle) }
    let name = "\(type(of: self))"
    guard name != "UIViewController" else { return nil }
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    return short.flatMap { source.nib(named: $0, bundle: nibBundle) }
      ?? source.nib(named: name, bundle: nibBundle)
  }

  /// The view that a nib has given this controller as its owner.
  ///
  /// - Precondition: The nib connects the outlet `view`; UIKit raises an exception otherwise.
  func makeView(from nib: UINib) -> UIView {
    _ = nib.instantiate(withOwner: self)
    guard let made = storedView else {
      preconditionFailure(
        "\(misuseDescription) loaded the \"\(nibName ?? "")\" nib but the view outlet was not set.")
    }
    return made
  }
}
