/// A file of Swift.
public struct SourceText: Hashable, Sendable {
  /// The path that messages name.
  public var path: String
  /// The contents.
  public var text: String

  /// Makes a file from its path and its contents.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// Something that the rewriter cannot translate, or did in a way that should be known.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The app differs from what it would be on a phone.
    case warning
    /// The app cannot be built or would end when this is reached.
    case error
  }

  /// The file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// How bad it is.
  public var severity: Severity
  /// One sentence without its end.
  public var message: String

  /// The finding as a compiler prints it.
  public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}

/// How an app begins.
public enum EntryPoint: Hashable, Sendable {
  /// By the delegate of this class, which is marked with `@main` or `@UIApplicationMain`.
  case delegate(String)
  /// By code of its own, in a file called `main.swift`.
  case mainFile
  /// By this function, which has the statements of a playground's page.
  case page(String)
}

/// The sources of an app in the form that compiles without the Objective-C runtime.
public struct RewrittenApp: Hashable, Sendable {
  /// The files in the order of the sources, each with its lines at their places.
  public var files: [SourceText]
  /// The statements that make the members of the app's classes known, for a function with the argument
  /// `classes`, a `UIKitRuntime.ExposedClasses`.
  public var exposures: [String]
  /// Our modules under Apple's names, such as MapKit, that have classes for storyboards and are imported.
  public var exposingModules: Set<String> = []
  /// The statements that say where the app's controllers stand, for the same function.
  public var places: [String] = []
  /// How the app begins; nil if nothing says it.
  public var entryPoint: EntryPoint?
  /// What could not be translated, by file and place.
  public var findings: [Finding]
  /// The classes of tests, if the sources are those of tests.
  public var testCases: [TestCase] = []
  /// Whether there are functions that are marked with `@Test`.
  public var hasTestFunctions = false
}

/// Rewrites the sources of an app.
public enum SourceRewriter {
  /// Rewrites all files of one module, whose names differ; none of them is changed on disk.
  ///
  /// Rows of the tables are made for what is marked with `@objc` or an attribute of Interface Builder, and
  /// for methods that a selector of the module names.
  ///
  /// - Parameters:
  ///   - sources: the files.
  ///   - page: the path of the one that is the page of a playground.
  ///   - testedModule: the name of the app's module, if the sources are those of its tests.
  /// - Returns: The translated files, the tables, and what could not be translated.
  public static func rewrite(
    _ sources: [SourceText], page: String? = nil, testing testedModule: String? = nil
  ) -> RewrittenApp {
    let files = sources.map(ParsedFile.init)
    let index = SourceIndex(files)
    let rewriters = files.enumerated().map {
      FileRewriter($1, number: $0, index, testing: testedModule)
    }
    let moved = rewriters.flatMap(\.movedMembers)
    var app = RewrittenApp(files: [], exposures: [], findings: [])
    app.places = ControllerPlaces(files: files, index: index).statements
    if testedModule != nil {
      app.testCases = TestCase.all(in: index)
      app.hasTestFunctions = rewriters.contains(where: \.hasTestFunctions)
    }
    for rewriter in rewriters {
      let table = ExposureTable(rewriter.file, number: rewriter.number, index)
      let statements = rewriter.file.path == page ? PageStatements(rewriter.file) : nil
      let text = rewriter.text(with: table, moved: moved, page: statements)
      app.files.append(SourceText(path: rewriter.file.path, text: text))
      app.exposures += table.call.map { [$0] } ?? []
      app.entryPoint =
        app.entryPoint ?? statements.map { _ in .page(PageStatements.name) } ?? rewriter.entryPoint
      app.findings += rewriter.findings + table.findings
      app.exposingModules.formUnion(
        rewriter.importedModules.intersection(UIKitNames.exposingModules))
    }
    return app
  }
}
