extension UIKitRuntime {
  /// What an image literal makes.
  ///
  /// The initializer belongs to a protocol, so that it is no required one, which each subclass of `UIImage` would have to
  /// declare.
  public protocol ImageLiteral: _ExpressibleByImageLiteral {}
}

extension UIKitRuntime.ImageLiteral {
  /// Makes the image of a literal, an empty one if the resources have none of the name, which the log says.
  ///
  /// On a phone that ends the app; here a file may be there whose kind is not read.
  ///
  /// - Precondition: It is called on the main actor, for a `UIImage` and not for a subclass.
  public init(imageLiteralResourceName path: String) {
    let image = MainActor.assumeIsolated { UIImage.inResources(named: path) }
    guard let image = image as? Self else {
      preconditionFailure("an image literal is no \(Self.self)")
    }
    self = image
  }
}

extension UIImage: UIKitRuntime.ImageLiteral {
  /// The image that the app's code names, an empty one if the resources have none, which the log says.
  @MainActor
  static func inResources(named name: String) -> UIImage {
    if let image = UIApplication.shared.viewEnvironment.image(named: name) { return image }
    UIApplication.shared.log("[Image] there is no image named \(name)")
    return UIImage()
  }
}

/// The type of an image literal, so that one written for iOS compiles.
public typealias _ImageLiteralType = UIImage
