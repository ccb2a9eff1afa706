import ConcentrationTestSupport
import LifecycleLessons
import LifecycleTrace
import Testing

/// The topics as texts: their evidence exists, and their words lead to them.
@MainActor @Suite struct TopicTests {
  @Test func `every topic names cases that are described and rules that exist`() throws {
    let lines = try PackageFiles.text(of: "docs/UIKIT-CASES.md").split(separator: "\n")
    let known = Set(lines.filter { $0.hasPrefix("#### ") }.map { String($0.dropFirst(5)) })
    for topic in Topic.all {
      #expect(!topic.cases.isEmpty, "\(topic.name)")
      #expect(known.isSuperset(of: topic.cases), "\(Set(topic.cases).subtracting(known))")
      for rule in topic.rules { #expect(LifecycleRule.named(rule) != nil, "\(rule)") }
      for text in topic.answer where !LifecycleExplanation.orderLines.contains(text) {
        #expect(text.hasSuffix("."), "\(topic.name): \(text)")
      }
      #expect(topic.question.hasSuffix("?"), "\(topic.question)")
    }
  }

  @Test func `the topics have names of their own, in order`() {
    let names = Topic.all.map(\.name)
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
    for name in names { #expect(Topic.named(name.uppercased())?.name == name) }
    #expect(Topic.named("rotten") == nil)
  }

  @Test func `a topic with a lesson names it`() throws {
    let lines = try #require(Topic.named("release")).lines
    let number = try #require(Lesson.about(.notReleased)).number
    #expect(lines.contains("Lesson \(number) shows it."))
  }

  @Test func `every topic has a claim that is run, or a reason why none can be`() {
    let run = Set(TopicClaimsTests.run.keys)
    let told = Set(TopicClaimsTests.notRun.keys)
    #expect(run.isDisjoint(with: told))
    #expect(run.union(told) == Set(Topic.all.map(\.name)))
  }
}
