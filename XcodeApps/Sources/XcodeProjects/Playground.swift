import Foundation

/// A playground, whose page is the app's main file.
public struct Playground: Hashable, Sendable {
  /// A page with its name; a playground without pages has one with its own name.
  public struct Page: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The path of its code.
    public let contents: String
    /// The sources that only this page has.
    public let sources: [String]
  }

  /// The pages in the order of the playground.
  public let pages: [Page]
  /// The sources that all pages share.
  public let sources: [String]
  /// The resources of all pages.
  public let resources: [String]

  /// Reads a playground at the path of a `.playground`.
  public init(at path: String, files: ProjectFiles) throws(ProjectError) {
    let all = files.list(path)
    func swift(below folder: String) -> [String] {
      all.filter { $0.hasPrefix("\(folder)Sources/") && $0.hasSuffix(".swift") }
        .map { ProjectPath.joined(path, $0) }
    }
    sources = swift(below: "")
    resources = all.filter { $0.hasPrefix("Resources/") }.map { ProjectPath.joined(path, $0) }
    let ending = ".xcplaygroundpage/Contents.swift"
    let found = all.filter { $0.hasPrefix("Pages/") && $0.hasSuffix(ending) }.map { contents in
      let name = String(contents.dropFirst(6).dropLast(ending.count))
      return Page(
        name: name, contents: ProjectPath.joined(path, contents),
        sources: swift(below: "Pages/\(name).xcplaygroundpage/"))
    }
    if all.contains("Contents.swift"), found.isEmpty {
      let name = path.split(separator: "/").last.map { String($0.split(separator: ".")[0]) }
      pages = [
        Page(name: name ?? "", contents: ProjectPath.joined(path, "Contents.swift"), sources: [])
      ]
    } else {
      pages = Self.order(
        found, by: files.contents(ProjectPath.joined(path, "contents.xcplayground")))
    }
    if pages.isEmpty { throw ProjectError("\(path) has no page with code.") }
  }

  /// The page of a name, or the first one.
  public func page(named name: String? = nil) throws(ProjectError) -> Page {
    guard let name else { return pages[0] }
    if let found = pages.first(where: { $0.name == name }) { return found }
    throw ProjectError(
      "There is no page \(name) in this playground; it has: "
        + "\(pages.map(\.name).joined(separator: ", ")).")
  }

  /// Pages in the order of the table of contents; those that it lacks stay behind, by name.
  private static func order(_ pages: [Page], by contents: Data?) -> [Page] {
    let text = contents.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let names = text.matches(of: #/<page\s[^>]*name\s*=\s*['"]([^'"]+)['"]/#).map { String($0.1) }
    let place = { (page: Page) in names.firstIndex(of: page.name) ?? names.count }
    return pages.sorted { (place($0), $0.name) < (place($1), $1.name) }
  }
}
