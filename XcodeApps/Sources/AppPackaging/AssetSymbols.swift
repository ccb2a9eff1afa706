import XcodeProjects

/// The source in which Xcode 15 and later name the assets of an app.
struct AssetSymbols {
  /// The name of the file, as Xcode has it.
  static let fileName = "GeneratedAssetSymbols.swift"

  private let assets: [CatalogAsset]
  private let extendsTypes: Bool

  /// Reads which assets a target has; nil if it has none, or its settings say that they get no names.
  init?(of target: XcodeTarget, files: ProjectFiles) {
    guard target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else {
      return nil
    }
    assets = CatalogAsset.all(in: target.resources, files: files)
    if assets.isEmpty { return nil }
    extendsTypes =
      target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
  }

  /// The names of resources, and where the settings ask for it those of pictures and colours.
  var text: String {
    var parts = ["import Foundation", "import UIKit"]
    for (kind, resource, type) in [
      (CatalogAsset.Kind.image, "ImageResource", "UIImage"), (.color, "ColorResource", "UIColor"),
    ] {
      let named = named(kind)
      parts.append(
        extending(resource, named) { asset in
          "static let \(asset.symbol) = \(resource)(name: \(asset.path.debugDescription), bundle: .main)"
        })
      guard extendsTypes else { continue }
      parts.append(
        extending(type, named.filter { !Self.known.contains($0.symbol) }) { asset in
          let path = (asset.namespace.map(\.typeSymbol) + [asset.symbol]).joined(separator: ".")
          return "static var \(asset.symbol): \(type) { \(type)(resource: .\(path)) }"
        })
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The assets of a kind whose names have what a symbol needs; of those with the same symbol the first.
  private func named(_ kind: CatalogAsset.Kind) -> [CatalogAsset] {
    var seen: Set<[String]> = []
    return assets.filter { asset in
      asset.kind == kind && !([asset.name] + asset.namespace).contains { $0.words.isEmpty }
        && seen.insert(asset.namespace.map(\.typeSymbol) + [asset.symbol]).inserted
    }
  }

  /// An extension with a line for each asset, in a type for each group.
  private func extending(
    _ type: String, _ assets: [CatalogAsset], line: (CatalogAsset) -> String
  ) -> String {
    let groups = Dictionary(grouping: assets) { $0.namespace.map(\.typeSymbol) }
    let bodies = groups.sorted { $0.key.joined(separator: "/") < $1.key.joined(separator: "/") }
    return bodies.map { names, assets in
      let opened = names.map { "enum \($0) {" } + assets.map(line) + names.map { _ in "}" }
      return "extension \(type) {\n\(opened.joined(separator: "\n"))\n}"
    }.joined(separator: "\n\n")
  }

  /// The names of UIKit's own colours and pictures, for which Xcode makes no others.
  private static let known: Set<String> = [
    "`black`", "`darkGray`", "`lightGray`", "`white`", "`gray`", "`red`", "`green`", "`blue`",
    "`cyan`", "`yellow`", "`magenta`", "`orange`", "`purple`", "`brown`", "`clear`", "`label`",
    "`link`", "`tint`", "`separator`", "`add`", "`remove`", "`actions`", "`checkmark`",
    "`strokedCheckmark`",
  ]
}

extension CatalogAsset {
  /// The symbol of the asset: its name in camel case, without the word for its kind at the end.
  fileprivate var symbol: String {
    let words = name.words
    let last = kind == .image ? "Image" : "Color"
    let joined = words.enumerated().map { $0 == 0 ? $1.loweredAtFront : $1.raisedAtFront }.joined()
    let short = joined.hasSuffix(last) ? String(joined.dropLast(last.count)) : joined
    let symbol = short.isEmpty ? joined : short
    return "`\(symbol.startingWithLetter)`"
  }
}

extension String {
  /// The parts of the name between what no symbol can have.
  fileprivate var words: [Substring] { split { !$0.isLetter && !$0.isNumber } }

  /// The name of the type for a group of a catalog.
  fileprivate var typeSymbol: String { words.map(\.raisedAtFront).joined().startingWithLetter }

  /// The same, with a sign in front that a symbol may begin with if it begins with a digit.
  fileprivate var startingWithLetter: String { first?.isNumber == true ? "_\(self)" : self }
}

extension Substring {
  fileprivate var raisedAtFront: String { prefix(1).uppercased() + dropFirst() }

  /// The word with its first letter in lower case, or with all of its first word, as in `urlIcon`.
  fileprivate var loweredAtFront: String {
    let capitals = prefix(while: \.isUppercase).count
    let count = capitals > 1 && capitals < self.count ? capitals - 1 : Swift.max(1, capitals)
    return prefix(count).lowercased() + dropFirst(count)
  }
}
