import ConcentrationApp
import ConcentrationStore
import UIKitShell
import UIKitSystem
import UIKitTerminal

/// Exports and imports a player's data.
@MainActor
struct DataRun {
  /// The most bytes that an import reads: some hundred thousand games.
  private static var byteLimit: Int { 512 << 20 }

  private let console = ConcentrationProgram.console
  private let files = SystemFileAccess()

  /// Does the work, and prints its text or its error.
  ///
  /// - Throws: `ProgramEnd` after a failure has been printed.
  func answer(_ work: (DataRun) throws(DataFailure) -> String) throws(ProgramEnd) {
    do throws(DataFailure) {
      console.write(Array(try work(self).utf8))
    } catch {
      console.writeError(Array("concentration: \(VisibleText.make("\(error)"))\n".utf8))
      throw ProgramEnd(status: .usage)
    }
  }

  /// Everything in the database.
  func exportText() throws(DataFailure) -> String {
    let store = try open()
    do throws(StoreError) {
      return try store.archive().description
    } catch {
      throw .store(error)
    }
  }

  /// Writes a file atomically; what it holds is replaced only if that is asked for.
  func write(
    _ text: String, to path: String, overwriting: Bool
  ) throws(DataFailure) {
    if !overwriting, let size = files.size(ofFile: path), size > 0 { throw .fileNotEmpty(path) }
    do throws(FileAccessError) {
      try files.write(Array(text.utf8), to: path)
    } catch {
      throw .file(path, error)
    }
  }

  /// Adds the contents of a file, all or nothing, and returns what was added and what was known.
  func importFile(_ path: String) throws(DataFailure) -> String {
    let text = try read(path)
    let store = try open()
    do throws(StoreError) {
      let report = try store.add(try StoreArchive(parsing: text))
      return report.lines.map { VisibleText.make($0) + "\n" }.joined()
    } catch .damagedText(let line, let problem) {
      throw .text(path, line: line, problem: problem)
    } catch {
      throw .store(error)
    }
  }

  private func read(_ path: String) throws(DataFailure) -> String {
    let bytes: [UInt8]
    do throws(FileAccessError) {
      bytes =
        path == "-"
        ? try files.readStandardInput(limit: Self.byteLimit)
        : try files.read(path, limit: Self.byteLimit)
    } catch {
      throw .file(path, error)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .text(path, line: 1, problem: "this is not UTF-8 text")
    }
    return text
  }

  private func open() throws(DataFailure) -> SQLiteGameStore {
    let surroundings = ProcessSurroundings.current()
    guard
      let directories = UserDirectories(
        program: "concentration", environment: surroundings.environment)
    else {
      throw .noHome
    }
    do throws(StoreError) {
      return try StoreChoice.openDatabase(in: directories)
    } catch {
      throw .store(error)
    }
  }
}
