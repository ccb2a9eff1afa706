import Foundation

/// The words of a page, without its looks.
struct HTMLText {
  /// What stands between the tags of the title.
  let title: String?
  /// The text, with a line for each block.
  let text: String

  init(_ page: String) {
    title = page.firstMatch(of: #/(?si)<title[^>]*>(.*?)</title>/#).map { Self.plain(String($0.1)) }
    text = Self.plain(
      page.replacing(#/(?si)<(script|style|title)\b.*?</\1>/#, with: "")
        .replacing(#/\s+/#, with: " ")
        .replacing(
          #/(?i)<br\b[^>]*>|</?(p|div|h[1-6]|li|tr|ul|ol|table|section)\b[^>]*>/#, with: "\n"))
  }

  private static func plain(_ text: String) -> String {
    let names = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", " "), ("&amp;", "&")]
    let bare = text.replacing(#/<[^>]*>/#, with: "")
    let decoded = names.reduce(bare) { $0.replacing($1.0, with: $1.1) }
    return decoded.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
