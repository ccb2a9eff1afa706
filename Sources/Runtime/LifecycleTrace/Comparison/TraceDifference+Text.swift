extension TraceDifference {
  /// Adds the difference in words, a line for each change under the command that caused it; nothing if
  /// there is none.
  ///
  /// - Parameters:
  ///   - names: The names of the two traces, such as those of their files.
  ///   - output: Where the lines go, as UTF-8.
  public func write(names: (old: String, new: String), to output: inout [UInt8]) {
    guard !isEmpty else { return }
    output.append("--- ")
    output.append(visible: names.old)
    output.append("\n+++ ")
    output.append(visible: names.new)
    output.append(0x0A)
    var heading: String?
    for change in changes {
      let next = self.heading(of: change)
      if next != heading {
        heading = next
        output.append("\n  ")
        output.append(visible: next)
        output.append(0x0A)
      }
      write(change, to: &output)
    }
    writeControllers(to: &output)
    output.append(text: "\n\(summary)\n")
  }

  /// The numbers of changes in a sentence, such as `2 came, 1 moved; 40 calls are the same.`.
  public var summary: String {
    var counts = [0, 0, 0, 0]
    for change in changes {
      switch change {
      case .came: counts[0] += 1
      case .went: counts[1] += 1
      case .moved: counts[2] += 1
      case .changed: counts[3] += 1
      }
    }
    let words = zip(counts, ["came", "went", "moved", "changed"])
      .filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let same = sameCount == 1 ? "1 call is the same" : "\(sameCount) calls are the same"
    return words.isEmpty ? "\(same)." : "\(words.joined(separator: ", ")); \(same)."
  }

  private func heading(of change: Change) -> String {
    let (trace, event) =
      switch change {
      case .came(let index), .moved(_, let index), .changed(_, let index): (new, new.events[index])
      case .went(let index): (old, old.events[index])
      }
    let number = event.cause.command
    guard number > 0 else { return "before the first command" }
    return "\(number)  \(trace.commands[number] ?? "")"
  }

  private func write(_ change: Change, to output: inout [UInt8]) {
    switch change {
    case .came(let index):
      output.append(text: "came     \(new.events[index].callText)")
      output.append(text: ", \(Self.place(index, in: new))")
    case .went(let index):
      output.append(text: "went     \(old.events[index].callText)")
      output.append(text: ", \(Self.place(index, in: old))")
    case .moved(let from, let to):
      output.append(text: "moved    \(new.events[to].callText)")
      output.append(text: ": was \(Self.place(from, in: old)); is \(Self.place(to, in: new))")
    case .changed(let from, let to):
      output.append(text: "changed  \(new.events[to].callText)")
      output.append(
        text: ": was \(old.events[from].callDescription), event \(old.events[from].sequence)")
    }
    output.append(0x0A)
  }

  private static func place(_ index: Int, in trace: RecordedTrace) -> String {
    let before = index == 0 ? "at the start" : "after \(trace.events[index - 1].callText)"
    return "event \(trace.events[index].sequence) \(before)"
  }

  /// The controllers that only one of the traces has.
  private func writeControllers(to output: inout [UInt8]) {
    let olds = Set(old.events.map(\.controller))
    let news = Set(new.events.map(\.controller))
    for (words, only) in [("came", news.subtracting(olds)), ("went", olds.subtracting(news))]
    where !only.isEmpty {
      let names = only.sorted().map(\.description).joined(separator: ", ")
      output.append(text: "\nControllers that \(words): \(names)\n")
    }
  }
}
