import Foundation
import Testing
import UIKit

@MainActor
@Suite("Traits")
struct UITraitCollectionTests {
  @Test(arguments: [
    (
      CGSize(width: 80, height: 24), UIUserInterfaceSizeClass.compact,
      UIUserInterfaceSizeClass.regular
    ),
    (CGSize(width: 99, height: 19), .compact, .compact),
    (CGSize(width: 100, height: 20), .regular, .regular),
  ])
  func `Size classes follow the size of the terminal`(
    size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let recorder = TraceRecorder(size: size)
    let controller = NamedViewController("A")
    recorder.launch(controller)
    #expect(controller.traitCollection.horizontalSizeClass == horizontal)
    #expect(controller.traitCollection.verticalSizeClass == vertical)
    #expect(controller.view.traitCollection == controller.traitCollection)
  }

  @Test func `Traits have the pixels of the screen, and the application its orientation`() {
    let recorder = TraceRecorder(size: CGSize(width: 80, height: 24))
    let controller = NamedViewController("A")
    recorder.launch(controller)
    #expect(controller.traitCollection.displayScale == recorder.application.screen.scale)
    #expect(recorder.application.statusBarOrientation.isLandscape)
    recorder.application.rotate()
    recorder.settle()
    #expect(recorder.application.statusBarOrientation.isPortrait)
    #expect(UITraitCollection(displayScale: 3) != UITraitCollection(displayScale: 2))
  }

  @Test func `Of several collections the last specified value wins`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact),
    ])
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .compact)
    #expect(merged.userInterfaceIdiom == .unspecified)
  }
}
