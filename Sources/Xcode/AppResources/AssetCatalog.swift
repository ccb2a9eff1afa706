import Foundation
import InterfaceBuilderLoading
import InterfaceBuilderReading
import UIKit

/// The sets of the asset catalogs of a folder, by their names.
///
/// Source: Apple, Asset Catalog Format Reference.
@MainActor
struct AssetCatalog {
  /// A file of pixels, and how many of them are in a point.
  struct ImageFile: Hashable {
    let url: URL
    let scale: CGFloat
  }

  private var sets: [String: URL] = [:]

  /// Finds the sets of all catalogs in a folder.
  init(in folder: URL) {
    for url in Self.items(of: folder) where url.pathExtension == "xcassets" {
      collect(url, prefix: "")
    }
  }

  /// Adds the sets of a folder and those below it; a group may put its name before theirs.
  private mutating func collect(_ folder: URL, prefix: String) {
    for url in Self.items(of: folder) {
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset", "colorset": sets["\(name).\(url.pathExtension)"] = url
      case "":
        let contents: Contents? = Self.contents(of: url)
        let isNamed = contents?.properties?.providesNamespace == true
        collect(url, prefix: isNamed ? "\(name)/" : prefix)
      default: break
      }
    }
  }

  private static func items(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map(folder.appendingPathComponent)
  }

  private static func contents<Value: Decodable>(of set: URL) -> Value? {
    (try? Data(contentsOf: set.appendingPathComponent("Contents.json")))
      .flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// The file with the fewest pixels of an image.
  func image(named name: String) -> ImageFile? {
    guard let set = sets["\(name).imageset"] else { return nil }
    let contents: Contents? = Self.contents(of: set)
    let files = (contents?.images ?? []).enumerated().compactMap { place, variant in
      variant.filename.map { (rank: variant.rank, place: place, file: $0, scale: variant.points) }
    }
    return files.min { ($0.rank, $0.scale, $0.place) < ($1.rank, $1.scale, $1.place) }
      .map { ImageFile(url: set.appendingPathComponent($0.file), scale: CGFloat($0.scale)) }
  }

  /// The names of all images that have a file.
  var imageNames: [String] {
    sets.keys.filter { $0.hasSuffix(".imageset") }.map { String($0.dropLast(9)) }.sorted()
      .filter { image(named: $0) != nil }
  }

  /// A colour, as it is in the light appearance.
  func color(named name: String) -> UIColor? {
    guard let set = sets["\(name).colorset"] else { return nil }
    let contents: Contents? = Self.contents(of: set)
    return (contents?.colors ?? []).filter { $0.color != nil }.min { $0.rank < $1.rank }
      .flatMap { $0.color?.made }
  }
}

/// What the file `Contents.json` of a set or a group says.
private struct Contents: Decodable {
  let images: [Variant]?
  let colors: [Variant]?
  let properties: Properties?

  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  /// An image or a colour for some devices.
  struct Variant: Decodable {
    let idiom: String?
    let scale: String?
    let filename: String?
    let color: AssetColor?
    let appearances: [Appearance]?

    struct Appearance: Decodable {}

    /// Variants for every device and every appearance come first.
    var rank: Int {
      (appearances?.isEmpty ?? true ? 0 : 2) + (["universal", "iphone"].contains(idiom) ? 0 : 1)
    }

    /// The pixels of a point.
    var points: Int { scale.flatMap { Int($0.prefix(1)) } ?? 1 }
  }
}

/// A colour of a catalog: its components, or the name of one of the system's.
private struct AssetColor: Decodable {
  let components: [String: String]?
  let reference: String?

  @MainActor var made: UIColor? {
    if components != nil {
      let gray = component("white")
      return UIColor(
        red: component("red") ?? gray ?? 0, green: component("green") ?? gray ?? 0,
        blue: component("blue") ?? gray ?? 0, alpha: component("alpha") ?? 1)
    }
    return reference.flatMap { UIColor.make(.system($0)) }
  }

  /// A component from 0 to 1, which is written as `0x8E`, `142` or `0.557`.
  private func component(_ name: String) -> CGFloat? {
    guard let text = components?[name] else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    let number = Double(text).map { CGFloat($0) }
    return text.contains(".") || name == "alpha" ? number : number.map { $0 / 255 }
  }
}
