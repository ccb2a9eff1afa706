import Testing
import UIKitShell

@Suite("Pager")
struct PagerTests {
  private let lines = (1...5).map { "line \($0)" }

  @Test func `parts end with the question, the last one does not`() {
    var pager = Pager(lines: lines, rows: 2)
    #expect(pager.next() == ["line 1", "line 2", Pager.question])
    #expect(pager.next() == ["line 3", "line 4", Pager.question])
    #expect(pager.hasMore)
    #expect(pager.next() == ["line 5"])
    #expect(!pager.hasMore)
    #expect(pager.next().isEmpty)
  }

  @Test func `all gives what is left`() {
    var pager = Pager(lines: lines, rows: 3)
    _ = pager.next()
    #expect(pager.all() == ["line 4", "line 5"])
    #expect(!pager.hasMore)
  }

  @Test func `Enter goes on, q stops, c shows all, a command stops and runs`() {
    #expect(Pager.Answer("") == .more)
    #expect(Pager.Answer("  ") == .more)
    #expect(Pager.Answer("q") == .stop)
    #expect(Pager.Answer(" C ") == .all)
    #expect(Pager.Answer("undo") == .command("undo"))
  }

  @Test func `only long lists at a scrolling terminal are shown in parts`() {
    func applies(
      _ isLong: Bool, _ isOn: Bool, _ count: Int, _ mode: DisplayMode = .scroll
    ) -> Bool {
      Pager.applies(isLong: isLong, isOn: isOn, lineCount: count, size: .standard, mode: mode)
    }
    #expect(applies(true, true, 24))
    #expect(!applies(true, true, 23))
    #expect(!applies(false, true, 99))
    #expect(!applies(true, false, 99))
    #expect(!applies(true, true, 99, .plain))
    #expect(!applies(true, true, 99, .page))
  }
}
