import Foundation
import InterfaceBuilderLoading
import UIKit

/// The files of an app as Xcode puts them into its bundle: storyboards, xibs, asset catalogs and images, at
/// the top of a folder or in the folder of a language.
///
/// A file is read when the app first asks for it by its name.
@preconcurrency @MainActor
public final class AppResources {
  /// The languages whose folders are searched, in this order; other languages follow by their names.
  private static let languages = ["Base", "en"]

  private let folder: URL
  /// The folder itself and those of languages.
  private lazy var places = Self.places(in: folder)
  private lazy var catalog = AssetCatalog(in: folder)

  /// Makes the resources of a folder, that of the program if none is named.
  public init(in folder: URL? = nil) {
    self.folder = folder ?? Bundle.main.resourceURL ?? Bundle.main.bundleURL
  }

  /// Lets an application find its interfaces, images and colours here by their names, and its classes in
  /// those interfaces.
  public func install(in application: UIApplication) {
    let log: @MainActor (String) -> Void = { [weak application] in application?.logHandler?($0) }
    let loader = InterfaceLoader(classes: application.exposedClasses, log: log) { name, kind in
      self.contents(of: name, kind.rawValue).map { [UInt8]($0) }
    }
    loader.install(in: application)
    application.viewEnvironment.findImage = { self.image(named: $0, log: log) }
    application.viewEnvironment.listImages = { self.catalog.imageNames }
    application.viewEnvironment.findColor = { self.catalog.color(named: $0) }
  }

  /// The contents of the file of a name with an extension; nil if there is none.
  private func contents(of name: String, _ kind: String) -> Data? {
    places.lazy.compactMap {
      try? Data(contentsOf: $0.appendingPathComponent("\(name).\(kind)"))
    }.first
  }

  private static func places(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    let rank = { (name: String) in languages.firstIndex(of: name) ?? languages.count }
    let sorted = found.sorted { (rank($0), $0) < (rank($1), $1) }
    return [folder] + sorted.map { folder.appendingPathComponent("\($0).lproj") }
  }

  // MARK: Images

  /// The image of a name: that of a catalog, or of a file, whose name may lack its extension and scale.
  private func image(named name: String, log: (String) -> Void) -> UIImage? {
    guard let file = catalog.image(named: name) ?? looseImage(named: name) else { return nil }
    if let data = try? Data(contentsOf: file.url),
      let image = UIImage(data: data, scale: file.scale)
    {
      return image
    }
    log("\(file.url.lastPathComponent) cannot be drawn; its name stands for it")
    return UIImage(cellArt: UIKitRuntime.CellArt(rows: ["[\(name)]"]))
  }

  private func looseImage(named name: String) -> AssetCatalog.ImageFile? {
    let path = name as NSString
    let kinds = path.pathExtension.isEmpty ? ["png", "jpg", "jpeg"] : [path.pathExtension]
    for kind in kinds {
      for scale in 1...3 {
        let file = path.deletingPathExtension + (scale == 1 ? "" : "@\(scale)x") + ".\(kind)"
        let urls = places.map { $0.appendingPathComponent(file) }
        if let url = urls.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
          return AssetCatalog.ImageFile(url: url, scale: CGFloat(scale))
        }
      }
    }
    return nil
  }
}
