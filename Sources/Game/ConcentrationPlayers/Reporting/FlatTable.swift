/// Dotted keys and their values: the CSV format, and the JSON format of earlier versions.
struct FlatTable {
  /// The name of the flat format, with its version.
  static let format = "concentration-simulation-1"

  private let values: [String: String]

  /// Reads comma-separated values with the header `key,value`.
  init(csv text: String) throws(SimulationError) {
    var reader = CSVReader(text)
    values = try reader.read()
  }

  func text(_ key: String) throws(SimulationError) -> String {
    guard let value = values[key] else { throw .missing(key: key) }
    return value
  }

  func integer(_ key: String) throws(SimulationError) -> Int {
    guard let value = Int(try text(key)) else { throw .badValue(key: key) }
    return value
  }

  func contains(_ key: String) -> Bool { values[key] != nil }

  /// The counts with a prefix, such as `moves.count.12`.
  func summary(_ name: String) throws(SimulationError) -> Summary {
    let prefix = "\(name).count."
    var count: [Summary.Count] = []
    for key in values.keys where key.hasPrefix(prefix) {
      guard let value = Int(key.dropFirst(prefix.count)) else { throw .badValue(key: key) }
      count.append(Summary.Count(value: value, games: try integer(key)))
    }
    return Summary(count: count.sorted { $0.value < $1.value })
  }
}

extension FlatTable: Decodable {
  /// Reads one flat object of numbers and texts.
  init(from decoder: any Decoder) throws {
    values = try [String: Value](from: decoder).mapValues(\.text)
  }

  private struct Value: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let integer = try? value.decode(Int.self) {
        text = "\(integer)"
      } else if let number = try? value.decode(Double.self) {
        text = "\(number)"
      } else {
        text = try value.decode(String.self)
      }
    }
  }
}

extension SimulationDocument {
  /// Creates a document from the values of a flat table that cannot be computed.
  init(_ table: FlatTable) throws(SimulationError) {
    size = try table.text("size")
    runs = try table.runs()
    moves = try table.summary("moves")
    players = []
    let names = try table.text("players").split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
    for (seat, name) in names.enumerated() {
      let isAlone = names.count == 1
      let score = try table.summary(isAlone ? "score" : "player\(seat + 1).score")
      let pairs = isAlone ? nil : try table.summary("player\(seat + 1).pairs")
      players.append(Player(name: name, score: score, pairs: pairs))
    }
    if names.count == 2 { lead = try table.summary("lead") }
    if names.count > 1 { stalemates = Outcome(games: try table.integer("stalemates")) }
  }
}

extension FlatTable {
  fileprivate func runs() throws(SimulationError) -> [SimulationRun] {
    var runs: [SimulationRun] = []
    while contains("runs.\(runs.count).seed") {
      let key = "runs.\(runs.count)"
      runs.append(
        SimulationRun(
          seed: try text("\(key).seed"), first: try integer("\(key).first"),
          games: try integer("\(key).games")))
    }
    return runs
  }
}
