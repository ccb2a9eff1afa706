import Foundation
import XcodeProjects

/// What was typed after `uikit-run`.
struct Arguments {
  static let usage = """
    Usage: uikit-run FOLDER [--target NAME] [--container FOLDER] [--network FOLDER]
                     [--libraries FOLDER] [--watch | --build-only | --why | --test] [OPTION...]

    Builds the app of the Xcode project or the playground in FOLDER, with its storyboards, xibs and asset
    catalogs, and runs it in the terminal; no file of it is changed. Options that are not listed here go
    to the app; `uikit-run FOLDER --help` lists those.

      --target NAME       the app's target, if the project has several, or the page of a playground
      --container FOLDER  where the app keeps its documents and settings; by default a folder of its own, and an
                          empty one for a script and with --watch
      --network FOLDER    answers of the network are files: FOLDER/api.example.org/cats.json is the one to
                          https://api.example.org/cats; what has none fails as without a connection
      --libraries FOLDER  the package Concentration; by default the one that uikit-run is built from or
                          installed with
      --watch             build again after each change of a file of the project, and show the app where it was
      --build-only        build and print the path of the program
      --why               build nothing: count what of UIKit the app needs and is missing here
      --test              run the project's unit tests in the app, on a phone; a word that follows names some of them

    The app is built in ~/.cache/uikit-run, or below XDG_CACHE_HOME, by the command SWIFT or swift. It takes
    some seconds, one that has not changed starts at once. In sources that were never built, or with another
    compiler than what was installed, the libraries are built first, which takes some minutes.
    """

  private(set) var folder = ""
  private(set) var target: String?
  private(set) var container: String?
  private(set) var network: String?
  private(set) var libraries: String?
  /// What becomes of the app.
  enum Purpose { case run, watch, build, why, test }
  private(set) var purpose = Purpose.run
  /// What the app gets.
  private(set) var rest: [String] = []

  init(_ words: [String]) throws(ProjectError) {
    var words = words[...]
    guard let first = words.popFirst(), !first.hasPrefix("-") else {
      throw ProjectError("the first word is the folder of the project.\n\(Self.usage)")
    }
    folder = first
    while let word = words.popFirst() {
      switch word {
      case "--target": target = try Self.value(of: word, &words)
      case "--container": container = try Self.value(of: word, &words)
      case "--network": network = try Self.folder(of: word, &words)
      case "--libraries": libraries = try Self.value(of: word, &words)
      case "--watch": try choose(.watch, by: word)
      case "--build-only": try choose(.build, by: word)
      case "--why": try choose(.why, by: word)
      case "--test": try choose(.test, by: word)
      default: rest.append(word)
      }
    }
  }

  private mutating func choose(_ purpose: Purpose, by option: String) throws(ProjectError) {
    guard self.purpose == .run || self.purpose == purpose else {
      throw ProjectError("\(option): --watch, --build-only, --why and --test exclude each other.")
    }
    self.purpose = purpose
  }

  /// The whole path of a folder that is there.
  private static func folder(
    of option: String, _ words: inout ArraySlice<String>
  ) throws(ProjectError) -> String {
    let path = try ProjectSearch.absolute(value(of: option, &words))
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw ProjectError("\(option): there is no folder \(path).") }
    return path
  }

  private static func value(
    of option: String, _ words: inout ArraySlice<String>
  ) throws(ProjectError) -> String {
    guard let value = words.popFirst() else { throw ProjectError("\(option) needs a value.") }
    return value
  }
}
