import Foundation
import InterfaceBuilderReading
import UIKit

/// Makes storyboards and xibs of an application into controllers and views.
///
/// `UIStoryboard(name:bundle:)`, `UINib(nibName:bundle:)`, `Bundle.loadNibNamed` and controllers with a
/// nib find what it loads. What is wrong in a file is logged and left out; the rest is loaded.
@preconcurrency @MainActor
public final class InterfaceLoader: UIKitRuntime.InterfaceSource {
  /// What a file holds.
  public enum Kind: String, Sendable {
    case storyboard
    case xib
  }

  let classes: UIKitRuntime.ExposedClasses
  /// Whether the app's own classes are known, so that one that is missing is a mistake.
  let hasCode: Bool
  private let read: (String, Kind) -> [UInt8]?
  private let log: (String) -> Void
  private var documents: [String: InterfaceDocument?] = [:]

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - classes: the classes of the application that opens the files; nil shows them without any code.
  ///   - log: takes what is wrong in a file, one line each.
  ///   - read: the bytes of the file of a name without its extension; nil if there is none.
  public init(
    classes: UIKitRuntime.ExposedClasses?, log: @escaping @MainActor (String) -> Void,
    read: @escaping @MainActor (_ name: String, _ kind: Kind) -> [UInt8]?
  ) {
    self.classes = classes ?? UIKitRuntime.ExposedClasses()
    hasCode = classes != nil
    self.log = log
    self.read = read
  }

  /// Lets an application find what this loads, before it opens its first storyboard.
  public func install(in application: UIApplication) {
    application.interfaceSource = self
  }

  func warn(_ message: String) { log(message) }

  /// Whether there is the scene to which a reference leads.
  func leads(_ reference: InterfaceElement) -> Bool {
    guard let document = document(reference.text("storyboardName") ?? "", .storyboard) else {
      return false
    }
    return reference.text("referencedIdentifier").map { document.scene(identifier: $0) != nil }
      ?? (document.initialScene != nil)
  }

  /// The document of a name, read when it is first asked for; nil if there is none that can be read.
  private func document(_ name: String, _ kind: Kind) -> InterfaceDocument? {
    let file = "\(name).\(kind.rawValue)"
    if let known = documents[file] { return known }
    var made: InterfaceDocument?
    if let bytes = read(name, kind) {
      do throws(InterfaceFault) {
        made = try InterfaceReader().read(bytes)
      } catch {
        warn(error.line(inFile: file))
      }
      for fault in made?.faults(named: name) ?? [] { warn(fault.line(inFile: file)) }
    }
    documents[file] = .some(made)
    return made
  }

  // MARK: - UIKit asks

  package func scenes(ofStoryboard name: String, bundle: Bundle?) -> [UIStoryboard.Scene]? {
    guard let document = document(name, .storyboard) else { return nil }
    let cyclic = document.faults(named: name).contains { $0.kind == .containmentCycle }
    return SceneMaking(loader: self, document: document, name: name, isCyclic: cyclic).scenes()
  }

  package func nib(named name: String, bundle: Bundle?) -> UINib? {
    document(name, .xib).map { document in
      UINib { [self] owner in NibMaking(loader: self, document: document).make(for: owner) }
    }
  }
}
