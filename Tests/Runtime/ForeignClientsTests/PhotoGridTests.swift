import ForeignClients6
import Foundation
import LifecycleTesting
import Testing
import UIKit

extension ForeignClients {
  /// A grid of photos with headers that stay, and a photo that is zoomed, on a phone and a pad.
  @MainActor @Suite struct PhotoGridTests {
    private func launch(
      on device: TestDevice
    ) -> (app: TestApplication, grid: UICollectionViewController) {
      let app = TestApplication(on: device)
      let grid = Clients6.makePhotoGrid()
      app.launch(UINavigationController(rootViewController: grid))
      return (app, grid)
    }

    @Test(arguments: [TestDevice.phone, .pad])
    func `three photos stand in a line, below the header of their year`(device: TestDevice) throws {
      let (app, grid) = launch(on: device)
      defer { _ = TestApplication() }
      let view = try #require(grid.collectionView)
      let frames = (0..<4).compactMap {
        view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
      try #require(frames.count == 4, "\(app.screen)")
      #expect(Set(frames.prefix(3).map(\.minY)) == [34])
      #expect(frames[3].minX == 0 && frames[3].minY == frames[0].maxY + 2)
      #expect(app.screen.contains("2023-1") && app.screen.contains("2023\n"), "\(app.screen)")
      #expect(app.warnings.isEmpty, "\(app.warnings)")
      try app.expectNoFindings()
    }

    @Test(arguments: [TestDevice.phone, .pad])
    func `the header stays at the top until the next one pushes it away`(
      device: TestDevice
    ) throws {
      let (app, grid) = launch(on: device)
      defer { _ = TestApplication() }
      let view = try #require(grid.collectionView)
      func header(_ section: Int) -> CGRect? {
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))?.frame
      }
      app.perform { view.contentOffset.y = 60 }
      #expect(header(0)?.minY == 60, "\(app.screen)")
      let second = try #require(
        view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY)
      app.perform { view.contentOffset.y = second - 34 - 20 }
      #expect(header(0)?.maxY == second - 34, "\(app.screen)")
      #expect(header(1)?.minY == second - 34)
      app.perform { view.contentOffset.y = second }
      #expect(header(1)?.minY == second, "\(app.screen)")
      #expect(app.screen.contains("2024\n"), "\(app.screen)")
    }

    @Test(arguments: [TestDevice.phone, .pad, .terminal])
    func `a header is made with its frame`(device: TestDevice) throws {
      let (app, grid) = launch(on: device)
      defer { _ = TestApplication() }
      let header = try #require(
        grid.collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: 0)))
      #expect(
        header.subviews.first?.frame
          == CGRect(x: 16, y: 0, width: device.size.width - 32, height: 32), "\(app.screen)")
    }

    @Test(arguments: [TestDevice.phone, .pad])
    func `a double tap zooms into a photo, and out again`(device: TestDevice) throws {
      let (app, grid) = launch(on: device)
      defer { _ = TestApplication() }
      try app.select("2023-2")
      let stack = try #require(grid.navigationController)
      #expect(Clients6.zoomScale(stack) == 1)
      let middle = CGPoint(x: device.size.width / 2, y: device.size.height / 2)
      let tapTwice = {
        app.device.touches.tap(at: middle)
        app.device.touches.tap(at: middle)
      }
      app.perform { tapTwice() }
      #expect(Clients6.zoomScale(stack) == 2, "\(app.screen)")
      app.advance(by: 1)
      app.perform { tapTwice() }
      #expect(Clients6.zoomScale(stack) == 1, "\(app.screen)")
      app.perform { _ = stack.popViewController(animated: true) }
      #expect(app.screen.contains("2023-2"))
      try app.expectRulesKept()
    }
  }
}
