import Foundation

/// A running batch: the changes so far, the depth of nested calls, and the completions.
struct ListBatch {
  var updates = ListUpdates()
  var depth = 0
  /// The counts when the batch began; nil if they had not been read.
  var before: [Int]?
  /// The completions of nested batches, the outermost first.
  var completions: [(Bool) -> Void] = []
}
