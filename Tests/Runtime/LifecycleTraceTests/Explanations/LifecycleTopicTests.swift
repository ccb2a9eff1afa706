import ConcentrationTestSupport
import Testing

@testable import LifecycleTrace

@Suite struct LifecycleTopicTests {
  /// The headings of the cases.
  private func knownCases() throws -> Set<String> {
    let lines = try PackageFiles.text(of: "docs/UIKIT-CASES.md").split(separator: "\n")
    return Set(lines.filter { $0.hasPrefix("#### ") }.map { String($0.dropFirst(5)) })
  }

  @Test func `every explanation names cases that are described`() throws {
    let known = try knownCases()
    for call in LifecycleCallback.Kind.allCases {
      let cases = LifecycleExplanation.of(call).cases
      #expect(!cases.isEmpty, "\(call)")
      #expect(known.isSuperset(of: cases), "\(call): \(Set(cases).subtracting(known))")
    }
    for topic in LifecycleTopic.all {
      #expect(!topic.cases.isEmpty)
      #expect(known.isSuperset(of: topic.cases), "\(Set(topic.cases).subtracting(known))")
      for rule in topic.rules { #expect(LifecycleRule.named(rule) != nil, "\(rule)") }
    }
  }

  @Test func `the topics are those of five questions, in the order of their names`() {
    #expect(
      LifecycleTopic.all.map(\.name) == ["bounds", "memory", "order", "outlets", "rotation"])
    #expect(LifecycleTopic.named("Rotation")?.question == "Who is called on rotation?")
    #expect(LifecycleTopic.named("push")?.name == "order")
    #expect(LifecycleTopic.named("rotten") == nil)
  }

  @Test func `no word asks for two topics, or for a call`() {
    let words = LifecycleTopic.all.flatMap { [$0.name] + $0.otherWords }
    #expect(Set(words).count == words.count)
    for word in words { #expect(LifecycleExplanation.named(word) == nil, "\(word)") }
  }

  @Test func `every case of an order is described`() throws {
    let known = try knownCases()
    for kind in LifecycleTransition.Kind.allCases {
      for (isCancelled, leavesPresenter) in [(false, false), (true, false), (false, true)] {
        let cases = kind.cases(isCancelled: isCancelled, leavesPresenter: leavesPresenter)
        #expect(known.isSuperset(of: cases), "\(Set(cases).subtracting(known))")
      }
    }
  }
}
