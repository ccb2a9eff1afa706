import Foundation

extension EditedTextInput {
  /// Whether a command of the edit menu has something to do; nil if a text has no such command.
  ///
  /// What is typed secretly is not copied. Source: UIKIT-CASES.md edit-menu-text.
  func allows(_ action: EditAction) -> Bool? {
    switch action {
    case .cut: isTextEditable && hasSelection && !isSecureTextEntry
    case .copy: hasSelection && !isSecureTextEntry
    case .paste: isTextEditable && UIPasteboard.general.hasStrings
    case .select: hasText && !hasSelection
    case .selectAll: hasText && editing.selection != editing.whole
    case .delete: nil
    }
  }

  private var hasSelection: Bool { editing.selection.length > 0 }

  func copySelection() {
    guard allows(.copy) == true else { return }
    UIPasteboard.general.string = editing.text(in: editing.selection)
  }

  func cutSelection() {
    guard allows(.cut) == true else { return }
    copySelection()
    deleteBackward()
  }

  func pasteText() {
    guard allows(.paste) == true, let text = UIPasteboard.general.string else { return }
    insertText(text)
  }

  /// Lets a finger that stays open the edit menu, once the text is edited.
  func installEditMenu() {
    guard gestureRecognizers?.contains(where: { $0 is MenuPress }) != true else { return }
    addGestureRecognizer(
      MenuPress { [weak self] point in
        guard let self, isFirstResponder else { return nil }
        return UIMenuController.shared.request(
          beside: CGRect(origin: point, size: ScreenCell.size))
      })
  }

  /// Selects the word at the insertion point, or before it.
  func selectWord() { select(editing.word(at: editing.selection.location)) }

  func selectWhole() { select(editing.whole) }
}

extension EditableText {
  /// The word around a position or, between words, the one before it; nothing where there is none.
  func word(at location: Int) -> NSRange {
    let place = String.Index(utf16Offset: min(max(0, location), length), in: string)
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    var start = place
    if start == string.endIndex || !isPart(string[start]) {
      start = string[..<start].lastIndex(where: isPart) ?? place
    }
    while start > string.startIndex, isPart(string[string.index(before: start)]) {
      start = string.index(before: start)
    }
    let end = string[start...].firstIndex { !isPart($0) } ?? string.endIndex
    let first = start.utf16Offset(in: string)
    return NSRange(location: first, length: end.utf16Offset(in: string) - first)
  }
}
