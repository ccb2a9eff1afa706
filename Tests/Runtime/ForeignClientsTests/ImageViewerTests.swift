import ConcentrationTestSupport
import ForeignClients5
import ForeignClients6
import Foundation
import Testing
import UIKit

extension ForeignClients {
  @MainActor @Suite struct ImageViewerTests {
    /// Cell art of a size in cells, as a file would hold it.
    nonisolated private static func art(_ columns: Int, _ rows: Int) -> String {
      let row = "|" + String(repeating: "#", count: columns)
      return (["cellart 1"] + Array(repeating: row, count: rows)).joined(separator: "\n")
    }

    @Test func `an oversized image is fetched off the main thread and then zoomed`() async throws {
      let directory = try TemporaryDirectory()
      let path = try directory.write(Self.art(400, 100), to: "large.cells")
      let world = ForeignWorld()
      var windows: [UIWindow] = []
      var viewer: UIViewController?
      _ = ForeignClients5.Console.shared.take()
      await withCheckedContinuation { continuation in
        let controller = Clients5.makeImageViewer(URL(filePath: path)) { continuation.resume() }
        viewer = controller
        windows.append(world.launch(controller))
      }
      world.use()
      #expect(
        ForeignClients5.Console.shared.take() == [
          "spinner turns: true", "fetched on the main thread: false", "spinner turns: false",
        ])
      let controller = try #require(viewer)
      let scroll = try #require(Clients5.scrollView(of: controller))
      #expect(scroll.contentSize == CGSize(width: 400, height: 100))
      #expect(scroll.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
      #expect(
        Clients5.visibleRect(of: controller) == CGRect(x: -2, y: -1, width: 80, height: 24))

      // Source: UIKIT-CASES.md scroll-visible-rect-convert, scroll-zoom-callbacks.
      scroll.contentOffset = CGPoint(x: 100, y: 30)
      #expect(
        Clients5.visibleRect(of: controller) == CGRect(x: 100, y: 30, width: 80, height: 24))
      scroll.setZoomScale(2, animated: true)
      world.settle()
      #expect(ForeignClients5.Console.shared.take() == ["zoomed to 2.0"])
      #expect(
        Clients5.visibleRect(of: controller) == CGRect(x: 120, y: 36, width: 40, height: 12))
      #expect(scroll.contentSize == CGSize(width: 800, height: 200))
      #expect(windows.count == 1)
    }

    @Test func `a picture arrives by async and await`() async throws {
      let world = ForeignWorld()
      _ = ForeignClients6.Console.shared.take()
      let viewer = Clients6.makePictureViewer { Data(Self.art(300, 80).utf8) }
      let window = world.launch(viewer)
      await Clients6.pictureLoading(viewer)?.value
      world.use()
      #expect(ForeignClients6.Console.shared.take() == ["picture (300.0, 80.0)"])
      let scroll = try #require(Clients6.pictureScrollView(viewer))
      #expect(scroll.areScrollIndicatorsShown)
      Clients6.zoomIn(viewer)
      world.settle()
      #expect(scroll.zoomScale == 2)
      #expect(scroll.bounds == CGRect(x: 20, y: 20, width: 80, height: 24))
      #expect(!scroll.areScrollIndicatorsShown)
      window.isHidden = true
    }

    @Test func `leaving the screen cancels the fetch`() async throws {
      let world = ForeignWorld()
      _ = ForeignClients6.Console.shared.take()
      let (never, _) = AsyncStream<Void>.makeStream()
      let viewer = Clients6.makePictureViewer {
        for await _ in never {}
        return Data()
      }
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = world.launch(navigation)
      navigation.pushViewController(viewer, animated: true)
      world.settle()
      let loading = Clients6.pictureLoading(viewer)
      navigation.popViewController(animated: true)
      world.settle()
      await loading?.value
      #expect(ForeignClients6.Console.shared.take() == ["cancelled"])
      window.isHidden = true
    }
  }
}
