import CAllocationCount
import CReferenceGame
import ConcentrationEngine
import ConcentrationPlayers
import Glibc
import LifecycleTrace

// Ratios first: they are what was promised, and both sides are measured by turns in this run.
let requirements = Requirements()
let small = BoardSize.standard
let large = try BoardSize(columns: 25, rows: 80)

switch CommandLine.arguments.dropFirst(2).first {
case "traces":
  try TraceBenchmarks.check(requirements)
  exit(requirements.summary())
case "storyboards":
  try StoryboardBenchmarks.check(requirements)
  exit(requirements.summary())
case "views":
  ViewBenchmark.check(requirements)
  exit(requirements.summary())
case "motion":
  MotionBenchmark.check(requirements)
  try StillScreen.check(requirements, program: CommandLine.arguments.dropFirst().first)
  exit(requirements.summary())
case "tables":
  TableScrolling.check(requirements)
  exit(requirements.summary())
default: break
}

print("the program (median of runs, processor time)")
if let path = CommandLine.arguments.dropFirst().first {
  let program = ProgramBenchmarks(program: path)
  requirements.check("a million flips: bytes a flip", try program.bytesAFlip(), atMost: 16)
  if let sqlite = ProgramBenchmarks.installed("sqlite3") {
    requirements.check(
      "200,000 flips by script: time of sqlite3's lines",
      try program.flipsBesideSQLite(200_000, sqlite: sqlite), atMost: 1)
    requirements.check(
      "--version: time of sqlite3's", try program.versionBesideSQLite(sqlite), atMost: 3)
    requirements.check(
      "first prompt: time of sqlite3 opening the database",
      try FirstPrompt(program: path, sqlite: sqlite).besideSQLite(), atMost: 8)
  } else {
    for name in ["200,000 flips by script", "--version", "first prompt"] {
      requirements.skip(name, because: "sqlite3 is not installed")
    }
  }
} else {
  requirements.skip("the program itself", because: "its path was not given")
}

if let chafa = ProgramBenchmarks.installed("chafa") {
  let pictures = PictureBenchmarks(chafa: chafa)
  for name in ["Saturn.png", "Moon.jpg"] {
    requirements.check(
      "\(name) decoded and drawn at 200x60: time of chafa's",
      try pictures.besideChafa(PictureBenchmarks.picture(name)), atMost: 1)
  }
} else {
  requirements.skip("a picture decoded and drawn", because: "chafa is not installed")
}

print("\nagainst C and by itself (median of pairs of batches, processor time)")
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
let calls = CallWorks()
requirements.check(
  "a delivered call: time of a bare one", ratio(calls.delivered, to: calls.bare), atMost: 1.5)
requirements.check(
  "a recorded call: time of a bare one", ratio(calls.recorded, to: calls.bare), atMost: 10)
requirements.check(
  "the same with a doctor: time of a bare one", ratio(calls.examined, to: calls.bare), atMost: 10)
let pushAndPop = PushAndPop()
ViewBenchmark.check(requirements)
pushAndPop.run(100_000)
requirements.check(
  "a cycle after 100,000: time of one after 1,000",
  ratio(pushAndPop.work(1000), to: PushAndPop().work(1000)), atMost: 1.1)
requirements.check(
  "a million cycles: memory grows by KiB", pushAndPop.growthOverAMillion(), atMost: 1024)
TableScrolling.check(requirements)
MotionBenchmark.check(requirements)
try StillScreen.check(requirements, program: CommandLine.arguments.dropFirst().first)
try TraceBenchmarks.check(requirements)
try StoryboardBenchmarks.check(requirements)
let focus = FocusBenchmark()
requirements.check(
  "a step of the cursor at 200x60: time of encoding it whole",
  ratio(focus.step, to: focus.whole), atMost: 1.5)
try compareWithKiwi(requirements)
let jobs = try JobsBenchmark()
requirements.check("two jobs: processor time of one's", jobs.processorTime(), atMost: 1.11)
if JobsBenchmark.isMachineQuiet {
  requirements.check("two jobs: speed of one", jobs.speed(), atLeast: 1.8)
} else {
  requirements.skip("two jobs: speed of one", because: "other programs are running")
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
works += [calls.bare, calls.delivered, calls.recorded, calls.examined]
works += [objectWork(), pushAndPop.work(1000), ViewBenchmark().firstFrame]
works += [TableScrolling.Height.style, .constraints].flatMap { height in
  [1_000_000, 1000].map { TableScrolling(rows: $0, height: height).work }
}
works += formatWorks() + TraceBenchmarks.works
works += frameWorks()
works += try constraintWorks()
works += try StoryboardBenchmarks.works
for work in works {
  print("\(padded(work.name, 40)) \(rounded(work.samples(15).median, 1))")
}

exit(requirements.summary())
