import ConcentrationTestSupport
import Foundation
import Testing

/// What the README shows is what the program prints.
@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try PackageFiles.text(of: "README.md")
  }

  @Test func `the transcript in the README is the tour's`() throws {
    let path = "Demo/tour.concentration"
    let tour = try ProgramRun.run(
      ["--log", "off", "--script", path], in: PackageFiles.root.path)
    #expect(tour.status == 0, "\(tour.errors)")
    #expect(readme.contains("```\n" + tour.output + "```\n"), "\(tour.output)")
    #expect(readme.contains("`" + tour.errors.dropLast() + "`"), "\(tour.errors)")
  }

  @Test func `the demo passes its own checks`() throws {
    let demo = try ProgramRun.run(
      ["--log", "after", "--script", "Demo/lifecycle.concentration"], in: PackageFiles.root.path)
    #expect(demo.status == 0, "\(demo.errors)")
    #expect(demo.output.contains("| * Stats#1 viewDidLoad()\n"))
  }

  @Test func `the replies of the protocol are as shown`() throws {
    let directory = try TemporaryDirectory()
    let replies = try ProgramRun.run(
      ["--machine"], input: "1 new 4x4 --seed 7\n2 flip b2\n3 flip q9\nstate up\n",
      in: directory.path)
    #expect(replies.status == 0)
    for reply in replies.output.split(separator: "\n") {
      #expect(readme.contains(reply), "\(reply)")
    }
  }

  @Test func `every command of make in the README exists`() throws {
    let makefile = try PackageFiles.text(of: "Makefile")
    for match in readme.matches(of: #/make ([a-z]+)(?: |`|\n)/#) where match.1 != "names" {
      #expect(makefile.contains("\n\(match.1): ##"), "make \(match.1)")
    }
  }
}
