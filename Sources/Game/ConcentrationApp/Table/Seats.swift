import ConcentrationEngine

/// The seats of the players, and the players' names.
package struct Seats: Hashable, Sendable {
  /// One name for each seat, as a sentence begins with it.
  package let names: [String]
  /// The seats of bots, counted from 0.
  package let bots: Set<Int>

  /// - Parameters:
  ///   - parameters: who plays.
  ///   - people: the names of the people, where there are several; who has none is numbered.
  package init(_ parameters: GameParameters, people: [String] = []) {
    bots = Set(parameters.bots.map(\.seat))
    let isOnePersonOnly = parameters.players - parameters.bots.count == 1
    var counts: [String: Int] = [:]
    var names: [String] = []
    for seat in 0..<parameters.players {
      guard let level = parameters.bot(at: seat)?.level else {
        let name = people.indices.contains(names.count) ? people[names.count] : nil
        names.append(isOnePersonOnly ? "You" : name ?? "Player \(seat + 1)")
        continue
      }
      let name = level.prefix(1).uppercased() + level.dropFirst()
      counts[name, default: 0] += 1
      names.append(counts[name] == 1 ? name : "\(name) \(counts[name] ?? 1)")
    }
    self.names = names
  }

  /// Whether a person plays alone.
  package var isSolitaire: Bool { names.count == 1 }

  /// `You pass`, `Player 2 passes`.
  func sentence(_ seat: Int, _ verb: String, plural: String) -> String {
    names[seat] == "You" ? "You \(plural)" : "\(names[seat]) \(verb)"
  }

  /// Whose turn it is, as in `Your turn.` or `Player 2 to play.`.
  package func turn(of seat: Int) -> String {
    names[seat] == "You" ? "Your turn." : "\(names[seat]) to play."
  }
}
