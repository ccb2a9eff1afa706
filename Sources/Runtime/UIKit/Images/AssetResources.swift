import Foundation

/// A picture of an asset catalog, as the symbols that Xcode generates name it.
///
/// Source: Apple, ImageResource.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Makes a resource from a name; the bundle is always that of the app.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of an asset catalog, as the symbols that Xcode generates name it.
///
/// Source: Apple, ColorResource.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Makes a resource from a name; the bundle is always that of the app.
  public init(name: String, bundle: Bundle) { self.name = name }
}
