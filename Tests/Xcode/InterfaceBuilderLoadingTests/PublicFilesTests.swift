import Foundation
import InterfaceBuilderLoading
import InterfaceBuilderReading
import LifecycleTesting
import Testing
import UIKit

/// Walks files that are no part of this repository: `STORYBOARDS=FOLDER swift test --filter PublicFilesTests`.
@Suite(.enabled(if: PublicFiles.folder != nil, "STORYBOARDS names no folder of files"))
@MainActor struct PublicFilesTests {
  /// A phone and a pad in points of the canvas, where a cell has 8x16.
  private let sizes = [
    CGSize(width: 80 * 8, height: 24 * 16), CGSize(width: 160 * 8, height: 50 * 16),
  ]

  @Test(arguments: PublicFiles.all)
  func `a file is refused with a place and words, or each of its scenes is walked`(
    path: String
  ) throws {
    let bytes = try #require(PublicFiles.bytes(path))
    let document: InterfaceDocument
    do throws(InterfaceFault) {
      document = try InterfaceReader().read(bytes)
    } catch {
      #expect(error.position.line >= 1 && !error.message.isEmpty)
      return print("\(path): refused, line \(error.position.line): \(error.message)")
    }
    var warnings: Set<String> = []
    for size in sizes {
      if document.kind == .xib {
        let walk = Walk(path, size)
        let name = PublicFiles.name(path)
        walk.app.perform { _ = UINib(nibName: name, bundle: nil).instantiate(withOwner: nil) }
        warnings.formUnion(walk.warnings)
      }
      for scene in document.scenes {
        warnings.formUnion(try walk(scene, of: path, size))
      }
    }
    let outcome = document.kind == .xib ? "loaded" : "\(document.scenes.count) scenes walked"
    print("\(path): \(outcome)", warnings.sorted().map { "\n  \($0)" }.joined())
  }

  /// Makes and shows a scene, then again for each of its segues, which is performed.
  ///
  /// - Returns: What was wrong in the file.
  private func walk(
    _ scene: InterfaceScene, of path: String, _ size: CGSize
  ) throws -> Set<String> {
    guard let id = scene.controller?.id else { return [] }
    let segues = scene.segues.filter { $0.kind != .relationship && $0.kind != .embed }
    var warnings: Set<String> = []
    for segue in [nil] + segues.map(Optional.some) {
      let walk = Walk(path, size)
      let shown = try walk.show(id)
      if let segue, shown.viewIfLoaded?.window != nil {
        walk.app.perform {
          _ = shown.triggerSegue(withIdentifier: segue.identifier ?? segue.id, sender: nil)
        }
      }
      do {
        try walk.app.expectRulesKept()
      } catch {
        Issue.record("\(path), \(size), scene \(id), segue \(segue?.id ?? "none"): \(error)")
      }
      warnings.formUnion(walk.warnings)
    }
    return warnings
  }
}

/// An application that opens a file and those beside it.
@MainActor
private final class Walk {
  let app: TestApplication
  private(set) var warnings: Set<String> = []
  private let name: String
  private var loader: InterfaceLoader?

  init(_ path: String, _ size: CGSize) {
    name = PublicFiles.name(path)
    app = TestApplication(screenSize: size)
    let folder = (path as NSString).deletingLastPathComponent
    let loader = InterfaceLoader(classes: nil, log: { [weak self] in self?.warnings.insert($0) }) {
      PublicFiles.bytes("\(folder)/\($0).\($1.rawValue)")
    }
    loader.install(in: app.application)
    self.loader = loader
  }

  /// Shows the scene of an id as the root of a window.
  func show(_ id: String) throws -> UIViewController {
    let controller = app.perform {
      UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: id)
    }
    app.launch(controller)
    return controller
  }
}

/// The files of the folder that the environment names.
private enum PublicFiles {
  static let folder = ProcessInfo.processInfo.environment["STORYBOARDS"]

  static var all: [String] {
    guard let folder, let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    return found.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map(Array.init)
  }

  static func name(_ path: String) -> String { InterfaceProject.name(ofFile: path) }
}
