import CAllocationCount
import CReferenceGame
import ConcentrationEngine
import ConcentrationPlayers

let small = try BoardSize(columns: 4, rows: 4)
let large = try BoardSize(columns: 25, rows: 80)
for size in [small, large] {
  let list = FlipList(size: size, count: 100_000)
  let (swift, c) = (list.work(), list.referenceWork())
  swift.batch()
  let before = allocation_count()
  swift.batch()
  print(
    swift.name, swift.samples(15).median, c.samples(15).median, ratio(swift, to: c), "allocations",
    allocation_count() - before)
}
let (swift, c) = (try perfectGames(small, games: 20_000), referenceGames(small, games: 20_000))
print(swift.name, swift.samples(9).median, c.samples(9).median, 1 / ratio(swift, to: c))
var score: Int64 = 0
let game = UnsafeMutablePointer<reference_game>.allocate(capacity: 1)
reference_set_up(game, 4, 4, 1, false)
print(reference_play_perfect(game, 7, 0, 1000, &score), score)
let r = try Simulation(SimulationSetup(size: small, players: [.level(.perfect)]), seed: SeedText(7))
  .run(games: 0..<1000)
print(r.moves.values.reduce(0) { $0 + $1.value * $1.times }, r.scores[0].values)
