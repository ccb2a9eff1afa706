import ConcentrationApp
import ConcentrationStore
import UIKitShell
import UIKitSystem

extension DataRun {
  /// Adds what is whole in a file, by default the person's own database, to the person's games.
  ///
  /// - Returns: What was done, line by line, and whether nothing was left out.
  func repair(_ file: String?) throws(DataFailure) -> (text: String, isComplete: Bool) {
    let directories = try directories()
    let own = StoreChoice.path(in: directories)
    var path = try file.map { name throws(DataFailure) in try resolved(name) } ?? own
    var salvage = try salvage(path)
    var lines = ["\(path) is whole"]
    if let damage = salvage.damage {
      lines = ["\(path) is damaged (\(damage)); it stays as it is"]
      if path == own {
        let name = try setAside(own)
        path = directories.data + "/" + name
        lines = ["\(own) is damaged (\(damage)); it is now \(name), and a new one begins"]
        // A running copy may have written to it meanwhile.
        salvage = try self.salvage(path)
      }
    } else if path == own {
      return (lines[0] + "; nothing was changed\n", true)
    }
    let report = try inStore(directories) { store throws(StoreError) in
      try store.add(salvage.archive) {}
    }
    lines += report.lines + salvage.losses
    return (lines.map { VisibleText.make($0) + "\n" }.joined(), salvage.leftOut.isEmpty)
  }

  private func resolved(_ path: String) throws(DataFailure) -> String {
    do throws(FileAccessError) {
      return try files.resolved(path)
    } catch {
      throw .unread(path, error)
    }
  }

  private func salvage(_ path: String) throws(DataFailure) -> Salvage {
    do throws(StoreError) { return try Salvage(of: path) } catch { throw .store(error) }
  }

  private func setAside(_ path: String) throws(DataFailure) -> String {
    do throws(StoreError) { return try SQLiteGameStore.setAside(path) } catch {
      throw .store(error)
    }
  }
}

extension Salvage {
  /// What is not there any more, line by line.
  fileprivate var losses: [String] {
    guard damage != nil else { return [] }
    let moves = gamesWithoutMoves
    return [
      ArchiveKind.list(leftOut).map { "left out as damaged: \($0)" },
      moves == 0
        ? nil
        : "\(moves) played game\(moves == 1 ? " has" : "s have") lost the moves, and cannot be replayed",
      "what has left no trace in the file is not counted",
    ].compactMap { $0 }
  }
}
