import ConcentrationEngine
import Foundation
import RegularFiles

/// The player's own themes: the `.yaml` and `.yml` files of one directory.
package enum ThemeDirectory {
  /// The most files that are read.
  private static var fileLimit: Int { 64 }

  /// Reads all theme files, in order of their names; an invalid file does not affect others.
  ///
  /// - Parameter path: The directory; one that does not exist has no themes.
  /// - Returns: The themes that can be used, and an error for each file that cannot.
  package static func load(_ path: String) -> (themes: [Theme], errors: [ThemeFileError]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var themes: [Theme] = []
    var errors: [ThemeFileError] = []
    let files = names.filter { [".yaml", ".yml"].contains(where: $0.hasSuffix) }
    for name in files.sorted().prefix(fileLimit) {
      do throws(ThemeFileError) {
        let theme = try ThemeFile.parse(try text(of: name, in: path), name: name)
        if themes.contains(where: { $0.name == theme.name }) {
          throw ThemeFileError(file: name, line: nil, problem: .nameTwice(theme.name))
        }
        themes.append(theme)
      } catch {
        errors.append(error)
      }
    }
    return (themes, errors)
  }

  private static func text(of name: String, in path: String) throws(ThemeFileError) -> String {
    func failure(_ problem: ThemeFileError.Problem) -> ThemeFileError {
      ThemeFileError(file: name, line: nil, problem: problem)
    }
    let file: Int32
    do throws(SystemFailure) {
      file = try RegularFile.open((path as NSString).appendingPathComponent(name))
    } catch {
      throw failure(.unreadable(error.text))
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    let data: Data
    do {
      data = try handle.read(upToCount: ThemeFile.sizeLimit + 1) ?? Data()
    } catch {
      throw failure(.unreadable("the file cannot be read"))
    }
    guard data.count <= ThemeFile.sizeLimit else {
      throw failure(.tooLarge(limit: ThemeFile.sizeLimit))
    }
    guard let text = String(data: data, encoding: .utf8) else { throw failure(.notText) }
    return text
  }
}
