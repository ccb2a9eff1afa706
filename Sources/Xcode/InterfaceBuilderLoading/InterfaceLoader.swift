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
  private let strings: (String) -> [UInt8]?
  private let log: (String) -> Void
  private var documents: [String: InterfaceDocument?] = [:]
  /// The storyboards in which a container contains itself.
  private var cyclic: Set<String> = []

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - classes: the classes of the application that opens the files; nil shows them without any code.
  ///   - log: takes what is wrong in a file, one line each.
  ///   - strings: the texts in the language of the user for the file of a name, as the bytes of its
  ///     `.strings` file; nil if the file's own are shown.
  ///   - read: the bytes of the file of a name without its extension; nil if there is none.
  public init(
    classes: UIKitRuntime.ExposedClasses?, log: @escaping @MainActor (String) -> Void,
    strings: @escaping @MainActor (_ name: String) -> [UInt8]? = { _ in nil },
    read: @escaping @MainActor (_ name: String, _ kind: Kind) -> [UInt8]?
  ) {
    self.classes = classes ?? UIKitRuntime.ExposedClasses()
    hasCode = classes != nil
    self.log = log
    self.strings = strings
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
    var made = read(name, kind).flatMap { bytes in
      warned(of: file) { () throws(InterfaceFault) in try InterfaceReader().read(bytes) }
    }
    for fault in made?.faults(named: name) ?? [] {
      warn(fault.line(inFile: file))
      if fault.kind == .containmentCycle { cyclic.insert(name) }
    }
    if let document = made, let bytes = strings(name),
      let texts = warned(
        of: "\(name).strings", { () throws(InterfaceFault) in try InterfaceStrings(bytes) })
    {
      made = document.localized(by: texts)
    }
    documents[file] = .some(made)
    return made
  }

  /// What is read from a file; nil, with a warning, if it is refused.
  private func warned<Content>(
    of file: String, _ read: () throws(InterfaceFault) -> Content
  ) -> Content? {
    do throws(InterfaceFault) {
      return try read()
    } catch {
      warn(error.line(inFile: file))
      return nil
    }
  }

  // MARK: - UIKit asks

  package func scenes(ofStoryboard name: String, bundle: Bundle?) -> [UIKitRuntime.StoryboardScene]?
  {
    guard let document = document(name, .storyboard) else { return nil }
    return SceneMaking(
      loader: self, document: document, name: name, isCyclic: cyclic.contains(name)
    ).scenes()
  }

  package func nib(named name: String, bundle: Bundle?) -> UINib? {
    document(name, .xib).map { document in
      UINib { [self] owner in NibMaking(loader: self, document: document).make(for: owner) }
    }
  }
}
