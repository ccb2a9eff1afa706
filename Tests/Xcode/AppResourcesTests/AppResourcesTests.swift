import AppResources
import ConcentrationTestSupport
import Foundation
import LifecycleTesting
import Testing
import UIKit

@MainActor @Suite struct AppResourcesTests {
  /// Writes files into a new folder, and lets an application find them.
  private func withApp(
    _ files: [String: String],
    _ body: @MainActor (_ app: TestApplication, _ log: () -> [String]) throws -> Void
  ) throws {
    let directory = try TemporaryDirectory()
    let folder = URL(fileURLWithPath: directory.path)
    for (path, text) in files { try directory.write(text, to: path) }
    let app = TestApplication(screenSize: CGSize(width: 80, height: 24))
    var lines: [String] = []
    app.application.logHandler = { lines.append($0) }
    AppResources(in: folder).install(in: app.application)
    try withExtendedLifetime(directory) { try body(app) { lines } }
  }

  private func storyboard(title: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="13771" targetRuntime="iOS.CocoaTouch" initialViewController="A"><scenes>\
    <scene sceneID="s"><objects><viewController id="A" title="\(title)" \
    sceneMemberID="viewController"/></objects></scene></scenes></document>
    """
  }

  @Test func `a storyboard is found at the top, in the base language, and in another one`() throws {
    let files = [
      "Top.storyboard": storyboard(title: "top"),
      "de.lproj/Top.storyboard": storyboard(title: "oben"),
      "de.lproj/Main.storyboard": storyboard(title: "Haupt"),
      "Base.lproj/Main.storyboard": storyboard(title: "main"),
      "fr.lproj/Other.storyboard": storyboard(title: "autre"),
    ]
    try withApp(files) { _, log in
      let titles = ["Top", "Main", "Other"].map {
        UIStoryboard(name: $0, bundle: nil).instantiateInitialViewController()?.title
      }
      #expect(titles == ["top", "main", "autre"])
      #expect(log() == [])
    }
  }

  private func images(_ variants: String) -> String { #"{"images":[\#(variants)]}"# }

  @Test func `an image comes from a catalog or from a file, with its scale`() throws {
    let files = [
      "Assets.xcassets/Moon.imageset/Contents.json": images(
        #"{"idiom":"universal","scale":"1x"},{"idiom":"universal","filename":"m.png","scale":"2x"}"#
      ),
      "Assets.xcassets/Moon.imageset/m.png": "cellart 1\n|ab\n",
      "Assets.xcassets/Plain/Sun.imageset/Contents.json": images(
        #"{"idiom":"ipad","filename":"p.png"},{"idiom":"universal","filename":"s.png"}"#),
      "Assets.xcassets/Plain/Sun.imageset/p.png": "cellart 1\n|pad\n",
      "Assets.xcassets/Plain/Sun.imageset/s.png": "cellart 1\n|abcd\n",
      "Assets.xcassets/Own/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "Assets.xcassets/Own/Star.imageset/Contents.json": images(
        #"{"idiom":"universal","filename":"s.png"}"#),
      "Assets.xcassets/Own/Star.imageset/s.png": "cellart 1\n|*\n",
      "boat@2x.png": "cellart 1\n|boat\n",
      "Base.lproj/hut.jpg": "cellart 1\n|hut\n",
    ]
    try withApp(files) { _, log in
      @MainActor func width(_ name: String) -> CGFloat? { UIImage(named: name)?.size.width }
      #expect(width("Moon") == 2)
      #expect(width("Sun") == 4)
      #expect(width("Own/Star") == 1)
      #expect(width("Star") == nil)
      #expect(width("boat") == 4)
      #expect(width("boat.png") == 4)
      #expect(width("hut.jpg") == 3)
      #expect(width("nowhere") == nil)
      #expect(log() == [])
    }
  }

  @Test func `an image that cannot be drawn is its name, and the log says so`() throws {
    let files = [
      "Assets.xcassets/Logo.imageset/Contents.json": images(
        #"{"idiom":"universal","filename":"l.pdf"}"#),
      "Assets.xcassets/Logo.imageset/l.pdf": "%PDF",
    ]
    try withApp(files) { _, log in
      #expect(UIImage(named: "Logo")?.cellArt == UIKitRuntime.CellArt(rows: ["[Logo]"]))
      _ = UIImage(named: "Logo")
      #expect(log() == ["l.pdf cannot be drawn; its name stands for it"])
    }
  }

  @Test(arguments: [
    (#""components":{"red":"0xFF","green":"0x00","blue":"0x33","alpha":"1.000"}"#, [1, 0, 0.2, 1]),
    (#""components":{"red":"255","green":"51","blue":"0","alpha":"0.5"}"#, [1, 0.2, 0, 0.5]),
    (#""components":{"red":"0.4","green":"1.0","blue":"0.0","alpha":"1"}"#, [0.4, 1, 0, 1]),
    (#""components":{"white":"0.25","alpha":"1.0"}"#, [0.25, 0.25, 0.25, 1]),
  ])
  func `a colour has its components in every form`(color: String, expected: [CGFloat]) throws {
    let dark =
      #"{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"components":{}}}"#
    let files = [
      "Assets.xcassets/Sky.colorset/Contents.json":
        #"{"colors":[\#(dark),{"idiom":"universal","color":{"color-space":"srgb",\#(color)}}]}"#
    ]
    try withApp(files) { _, _ in
      let color = try #require(UIColor(named: "Sky"))
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
      for (found, wanted) in zip([red, green, blue, alpha], expected) {
        #expect(abs(found - wanted) < 0.001)
      }
    }
  }

  @Test func `a colour may be one of the system's`() throws {
    let files = [
      "Assets.xcassets/Warn.colorset/Contents.json":
        #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#
    ]
    try withApp(files) { _, _ in
      #expect(UIColor(named: "Warn") == .systemRed)
      #expect(UIColor(named: "Lost") == nil)
    }
  }

  // MARK: Pickers and nibs

  private final class Album: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var chosen: [CGFloat] = []
    var keys: Set<UIImagePickerController.InfoKey> = []

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      chosen.append((info[.editedImage] as? UIImage)?.size.width ?? 0)
      keys = Set(info.keys)
      dismiss(animated: true)
    }
  }

  @Test func `a picker has the app's own images, and tells which one was chosen`() throws {
    let files = [
      "Assets.xcassets/Moon.imageset/Contents.json": images(
        #"{"idiom":"universal","filename":"m.png"}"#),
      "Assets.xcassets/Moon.imageset/m.png": "cellart 1\n|abc\n",
      "Assets.xcassets/Empty.imageset/Contents.json": images(#"{"idiom":"universal"}"#),
    ]
    try withApp(files) { app, _ in
      #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
      let album = Album()
      app.launch(album)
      for _ in 0..<2 {
        let picker = UIImagePickerController()
        picker.allowsEditing = true
        picker.delegate = album
        app.perform { album.present(picker, animated: true) }
        #expect(app.labels.contains("Moon"))
        #expect(!app.labels.contains("Empty"))
        if album.chosen.isEmpty { try app.select("Moon") } else { try app.press("Cancel") }
        #expect(album.presentedViewController == nil)
      }
      #expect(album.chosen == [3])
      #expect(album.keys == [.mediaType, .originalImage, .editedImage])
    }
  }

  @Test func `a picker of an app without images has drawn photos`() throws {
    try withApp([:]) { app, _ in
      let album = Album()
      app.launch(album)
      let picker = UIImagePickerController()
      picker.allowsEditing = true
      picker.delegate = album
      app.perform { album.present(picker, animated: true) }
      try app.select("Mountains")
      #expect(album.presentedViewController == nil)
      #expect(album.chosen == [40 * app.application.screen.cellSize.width])
    }
  }

  private final class Ticket: UIViewController {}

  @Test func `a controller's nib has the name of its class, whatever that ends with`() throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13771" \
      targetRuntime="iOS.CocoaTouch"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
      customClass="Ticket"><connections><outlet property="view" destination="v" id="o"/></connections>\
      </placeholder><view tag="7" id="v"/></objects></document>
      """
    try withApp(["Ticket.xib": nib]) { _, _ in #expect(Ticket().view.tag == 7) }
  }
}
