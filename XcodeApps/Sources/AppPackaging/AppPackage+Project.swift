import SourceRewriting
import XcodeProjects

extension AppPackage {
  /// Makes an app of a project from its files.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - name: the app's target; nil for the only one, or the first for a phone.
  ///   - files: the files that the project names.
  ///   - isTested: whether it is a module that tests import, in place of a program.
  /// - Throws: `ProjectError` for an app that is not in Swift alone, needs a package, or does not say how it begins.
  public init(
    of project: XcodeProject, named name: String? = nil, files: ProjectFiles, isTested: Bool = false
  ) throws(ProjectError) {
    let target = try project.application(named: name)
    if let other = target.sources.first(where: { !$0.hasSuffix(".swift") }) {
      throw ProjectError("\(other) is not in Swift, and only Swift can be translated.")
    }
    if let package = target.packages.first {
      throw ProjectError("\(target.name) needs the package \(package); packages are not built yet.")
    }
    try self.init(
      target, AppInformation(target, in: project.folder, files: files),
      sources: files.sources(target.sources), isTested: isTested)
    add(AssetSymbols(of: target, files: files))
  }
}

extension ProjectFiles {
  /// The sources at paths.
  ///
  /// - Throws: `ProjectError` for one that cannot be read.
  public func sources(_ paths: [String]) throws(ProjectError) -> [SourceText] {
    try paths.map { path throws(ProjectError) in
      guard let data = contents(path) else { throw ProjectError("\(path) cannot be read.") }
      return SourceText(path: path, text: String(decoding: data, as: UTF8.self))
    }
  }
}
