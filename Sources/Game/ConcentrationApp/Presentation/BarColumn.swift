/// A bar that stands on a row, in eighths of a row.
struct BarColumn {
  let eighths: Int
  let height: Int

  private static let blocks = Array("▁▂▃▄▅▆▇█")

  /// What is drawn at a level, counted from the row that it stands on; nil above its end.
  func sign(at level: Int, isASCII: Bool) -> String? {
    let part = min(8, eighths - level * 8)
    guard part > 0, level < height else { return nil }
    return isASCII ? "#" : String(Self.blocks[part - 1])
  }

  /// Whether a level is full.
  func isFull(at level: Int) -> Bool { eighths >= (level + 1) * 8 }
}
