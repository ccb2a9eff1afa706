import Foundation

/// A batch under way: what was announced so far, how deep calls are nested, who waits for the end.
struct ListBatch {
  var updates = ListUpdates()
  var depth = 0
  /// The counts when the batch began; nil if nobody had asked for them.
  var before: [Int]?
  /// The completions of nested batches, the outermost first.
  var completions: [(Bool) -> Void] = []
}
