import Foundation
import InterfaceBuilderReading
import UIKitTerminal

extension FileRun {
  /// Reads a storyboard or a xib; `-` is standard input.
  ///
  /// - Returns: the document, or why it is none.
  func readInterface(
    _ path: String
  ) throws(FileRunFailure) -> Result<InterfaceDocument, InterfaceFault> {
    let bytes = try read(path, limit: InterfaceLimits().bytes)
    return Result { () throws(InterfaceFault) in try InterfaceReader().read(bytes) }
  }

  /// A document with the storyboards beside it to which it refers, and those to which they do.
  func project(of document: InterfaceDocument, at path: String) -> InterfaceProject {
    let folder = (path as NSString).deletingLastPathComponent
    var documents = [InterfaceProject.name(ofFile: path): document]
    var pending = document.referencedStoryboards
    while let name = pending.popLast() {
      guard documents[name] == nil, documents.count < 200 else { continue }
      let sibling = (folder as NSString).appendingPathComponent("\(name).storyboard")
      guard case .success(let other)? = try? readInterface(sibling) else { continue }
      documents[name] = other
      pending += other.referencedStoryboards
    }
    return InterfaceProject(documents)
  }
}
