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
  /// The most settings that are left out with a line for each.
  private static var shownProblems: Int { 10 }

  private let console = ConcentrationProgram.console
  let files = SystemFileAccess()

  /// Does the work, and prints its text or its error.
  ///
  /// - Throws: `ProgramEnd` after a failure has been printed.
  func answer(_ work: (DataRun) throws(DataFailure) -> String) throws(ProgramEnd) {
    do throws(DataFailure) {
      console.write(Array(try work(self).utf8))
    } catch {
      warn("\(error)")
      throw ProgramEnd(status: error.status)
    }
  }

  private func warn(_ message: String) {
    console.writeError(Array("concentration: \(VisibleText.make(message))\n".utf8))
  }

  // MARK: Export

  /// Everything in the database, and the settings.
  func exportText() throws(DataFailure) -> String {
    let directories = try directories()
    var archive = try inStore(directories) { store throws(StoreError) in try store.archive() }
    let settings = DataSettings(directories: directories, files: files)
    let (words, problems) = try settings.exported(stored: archive.settings)
    for problem in problems { warn("\(problem); this is left out") }
    archive.settings = words
    return archive.description
  }

  /// Writes a file atomically; what it holds is replaced only if that is asked for.
  func write(
    _ text: String, to path: String, overwriting: Bool
  ) throws(DataFailure) {
    if !overwriting, let size = files.size(ofFile: path), size > 0 { throw .fileNotEmpty(path) }
    do throws(FileAccessError) {
      try files.write(Array(text.utf8), to: path)
    } catch {
      throw .unwritten(path, error)
    }
  }

  // MARK: Import

  /// Adds the contents of a file, all or nothing, and returns what was added and what was known.
  func importFile(_ path: String) throws(DataFailure) -> String {
    var archive = try parse(path)
    let directories = try directories()
    let settings = DataSettings(directories: directories, files: files)
    let (kept, stored, problems) = settings.imported(archive.settings)
    archive.settings = stored
    let change = try settings.change(to: kept)
    var report: ImportReport
    do throws(DataFailure) {
      report = try inStore(directories) { store throws(StoreError) in
        try store.add(archive) { () throws(StoreError) in try change.make() }
      }
    } catch {
      // The database can refuse the end of the transaction.
      change.takeBack()
      throw error
    }
    change.count(in: &report)
    let lines = report.lines + change.lines + Self.shortened(problems)
    return lines.map { VisibleText.make($0) + "\n" }.joined()
  }

  private static func shortened(_ problems: [String]) -> [String] {
    let rest = problems.count - shownProblems
    return problems.prefix(shownProblems) + (rest > 0 ? ["\(rest) more settings are left out"] : [])
  }

  private func parse(_ path: String) throws(DataFailure) -> StoreArchive {
    let bytes = try read(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let error = ArchiveError(line: Self.invalidLine(of: bytes), problem: "this is not UTF-8 text")
      throw .text(path, error)
    }
    do throws(ArchiveError) {
      return try StoreArchive(parsing: text)
    } catch {
      throw .text(path, error)
    }
  }

  /// The first line that is not UTF-8, counted from 1.
  private static func invalidLine(of bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
  }

  private func read(_ path: String) throws(DataFailure) -> [UInt8] {
    do throws(FileAccessError) {
      return path == "-"
        ? try files.readStandardInput(limit: Self.byteLimit)
        : try files.read(path, limit: Self.byteLimit)
    } catch {
      throw .unread(path, error)
    }
  }

  // MARK: The person's data

  func directories() throws(DataFailure) -> UserDirectories {
    let surroundings = ProcessSurroundings.current()
    guard
      let directories = UserDirectories(
        program: "concentration", environment: surroundings.environment)
    else {
      throw .noHome
    }
    return directories
  }

  func inStore<Value>(
    _ directories: UserDirectories, _ body: (SQLiteGameStore) throws(StoreError) -> Value
  ) throws(DataFailure) -> Value {
    do throws(StoreError) {
      return try body(try StoreChoice.openDatabase(in: directories))
    } catch {
      throw .store(error)
    }
  }
}
