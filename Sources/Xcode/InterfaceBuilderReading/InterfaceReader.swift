/// Reads storyboards and xibs as Xcode writes them, for iOS and tvOS.
public struct InterfaceReader: Sendable {
  private let limits: InterfaceLimits

  /// Makes a reader.
  public init(limits: InterfaceLimits = InterfaceLimits()) {
    self.limits = limits
  }

  /// Reads a whole file; what is in it is not checked.
  ///
  /// - Throws: `InterfaceFault` if it is no storyboard and no xib of iOS or tvOS.
  /// - Complexity: O(n) in the number of bytes.
  public func read(_ bytes: [UInt8]) throws(InterfaceFault) -> InterfaceDocument {
    let source = SourceText(bytes)
    if bytes.contains("NIBArchive", at: 0) || bytes.contains("bplist", at: 0) {
      throw InterfaceFault(
        .compiled, at: source.position(of: 0),
        "this is a compiled nib; the .storyboard or .xib that it was made from is needed")
    }
    let tree = try ElementParser.parse(source, limits: limits)
    let root = InterfaceElement(tree: tree, index: 0)
    return InterfaceDocument(root, kind: try kind(of: root))
  }

  private func kind(of root: InterfaceElement) throws(InterfaceFault) -> InterfaceDocument.Kind {
    let type = root.attributes["type"] ?? ""
    switch root.name {
    case "archive":
      throw InterfaceFault(
        .oldArchive, at: root.position,
        "this is an archive of Xcode 3 or 4; open it in Xcode 5 or later and save it again")
    case "document": break
    default:
      throw InterfaceFault(
        .notInterface, at: root.position,
        "the root is <\(root.name)>; a storyboard or a xib has <document>")
    }
    if type.contains("WatchKit") || root.attributes["targetRuntime"] == "watchKit" {
      throw otherPlatform("watchOS", root)
    }
    if type.contains(".Cocoa.") || root.attributes["targetRuntime"] == "MacOSX.Cocoa" {
      throw otherPlatform("macOS", root)
    }
    guard type.contains("CocoaTouch") || type.contains("AppleTV") else {
      throw InterfaceFault(
        .notInterface, at: root.position(of: "type"),
        "the document's type is '\(type)'; one of Interface Builder for iOS or tvOS is needed")
    }
    return type.contains(".Storyboard") ? .storyboard : .xib
  }

  private func otherPlatform(_ platform: String, _ root: InterfaceElement) -> InterfaceFault {
    InterfaceFault(
      .otherPlatform, at: root.position(of: "type"),
      "this file is for \(platform), whose objects UIKit does not have")
  }
}
