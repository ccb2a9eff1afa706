import InterfaceBuilderReading
import UIKit

/// Makes the objects of a xib for an owner.
@MainActor
struct NibMaking {
  let loader: InterfaceLoader
  let document: InterfaceDocument

  /// The objects at the top, without owner and first responder; the owner has its outlets then, and each
  /// view has had its `awakeFromNib`.
  func make(for owner: Any?) -> [Any] {
    let graph = InterfaceGraph(
      loader: loader, document: document, owner: owner.map { $0 as AnyObject })
    let coder = StoryboardCoder()
    var made: [AnyObject] = []
    for element in document.objects where element.name != "placeholder" {
      if let object = graph.makeTopObject(element, coder) { made.append(object) }
    }
    for placeholder in document.objects where placeholder.name == "placeholder" {
      graph.noteConnections(of: placeholder, from: graph.object(placeholder.id ?? ""))
    }
    graph.installConstraints()
    graph.applyVariations(UIScreen.main.traitCollection)
    graph.connect()
    coder.awakenViews()
    return made
  }
}
