import CAllocationCount
import CReferenceGame
import ConcentrationEngine
import ConcentrationPlayers
import Glibc

// Ratios first: they are what was promised, and both sides are measured by turns in this run.
let requirements = Requirements()
let small = BoardSize.standard
let large = try BoardSize(columns: 25, rows: 80)

print("against C (median of pairs of batches, processor time)")
for size in [small, large] {
  let list = FlipList(size: size, count: 100_000)
  let (swift, reference) = (list.work(), list.referenceWork())
  requirements.check(
    "\(swift.name): time of C's", ratio(swift, to: reference), atMost: 1.5)
  let before = allocation_count()
  swift.batch()
  let allocations = allocation_count() - before
  requirements.check("\(swift.name): allocations", Double(allocations), atMost: 0)
}
let legal = [small, large].map { LegalFlips(size: $0, count: 100_000) }
requirements.check(
  "legal flip at 1000 pairs: time of 8 pairs'", ratio(legal[1].work(), to: legal[0].work()),
  atMost: 1.5)
let (game, referenceGame) = (
  try perfectGames(small, games: 20_000), referenceGames(small, games: 20_000)
)
requirements.check(
  "\(game.name): rate of C's", 1 / ratio(game, to: referenceGame), atLeast: 0.5)
let jobs = try JobsBenchmark()
requirements.check("two jobs: processor time of one's", jobs.processorTime(), atMost: 1.11)
if JobsBenchmark.isMachineQuiet {
  requirements.check("two jobs: speed of one", jobs.speed(), atLeast: 1.8)
} else {
  print("two jobs: speed of one: not measured, other programs are running")
}

print("\nnanoseconds an operation (median of 15 batches, processor time)")
var works = [
  FlipList(size: small, count: 100_000).work(),
  FlipList(size: small, count: 100_000).referenceWork(),
  FlipList(size: large, count: 100_000).work(),
  FlipList(size: large, count: 100_000).referenceWork(),
  dealWork(small), dealWork(large), game, referenceGame,
]
works += try playerWorks()
works += expectationWorks()
works += doorWorks()
works += [pushAndPopWork()]
works += formatWorks()
works += frameWorks()
for work in works {
  print("\(padded(work.name, 40)) \(rounded(work.samples(15).median, 1))")
}

if let script = ScriptBenchmark() {
  print("\nmilliseconds of processor time of the program (median of 7)")
  let path = try ScriptBenchmark.flips(10_000)
  defer { unlink(path) }
  for (name, arguments) in [
    ("--version", ["--version"]),
    ("a script of 10,000 flips", ["--script", path, "--keep-going", "--quiet"]),
    ("simulate, 100,000 perfect games", ["simulate", "--games", "100000", "--jobs", "1"]),
  ] {
    let times = try (0..<7).map { _ in try script.milliseconds(arguments) }
    print("\(padded(name, 40)) \(rounded(times.median, 1))")
  }
} else {
  print("\nno release build of the program: swift build -c release --product concentration")
}
if requirements.broken > 0 { print("\n\(requirements.broken) promises broken in this run") }
