import Foundation

/// The keyboard traits of a responder that takes text.
///
/// Every property is optional. A terminal's keyboard always has all keys, so most of them are only
/// hints for a shell; `isSecureTextEntry` and `enablesReturnKeyAutomatically` have an effect.
/// Source: Apple, UITextInputTraits.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The autocapitalization type.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// The autocorrection type.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// The spell checking type.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// The keyboard type.
  var keyboardType: UIKeyboardType { get }
  /// The keyboard appearance.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The return key type.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The system default.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The system default.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The system default.
  public var keyboardType: UIKeyboardType { .default }
  /// The system default.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The plain return key.
  public var returnKeyType: UIReturnKeyType { .default }
  /// No.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// No.
  public var isSecureTextEntry: Bool { false }
}

/// A responder that takes text from the keyboard.
///
/// As first responder it receives each typed character. Source: Apple, UIKeyInput.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text that could be deleted.
  var hasText: Bool { get }
  /// Inserts text at the insertion point; a line break for the return key.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}

/// The autocapitalization type.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// The autocorrection type.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The system default.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The spell checking type.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// The system default.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The keyboard type.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The system default.
  case `default` = 0
  /// ASCII only.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For a name or a telephone number.
  case namePhonePad = 6
  /// For email addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// For messages with `@` and `#`.
  case twitter = 9
  /// For web searches.
  case webSearch = 10
  /// ASCII digits only.
  case asciiCapableNumberPad = 11
}

/// The keyboard appearance.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The system default.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// The return key type.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
