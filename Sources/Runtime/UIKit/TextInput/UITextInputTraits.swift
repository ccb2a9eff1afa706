import Foundation

/// What a responder that takes text asks of the keyboard.
///
/// Every property is optional. A terminal's keyboard has all keys at all times, so most of them are
/// requests that a shell may show; `isSecureTextEntry` and `enablesReturnKeyAutomatically` act.
/// Source: Apple, UITextInputTraits.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which letters become capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected by themselves.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Which keys are wanted.
  var keyboardType: UIKeyboardType { get }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is kept from being read.
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// As the system has it.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// As the system has it.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// As the system has it.
  public var keyboardType: UIKeyboardType { .default }
  /// As the system has it.
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
/// One that can become first responder is given each character that is typed.
/// Source: Apple, UIKeyInput.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text that could be deleted.
  var hasText: Bool { get }
  /// Adds text at the place of insertion; a line break for the return key.
  func insertText(_ text: String)
  /// Deletes the character before the place of insertion.
  func deleteBackward()
}

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first one of each word.
  case words = 1
  /// The first one of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected by themselves.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the system has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Which keys are wanted.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// As the system has it.
  case `default` = 0
  /// ASCII alone.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits and what stands in numbers of telephones.
  case phonePad = 5
  /// For a name or a number of a telephone.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// For messages with names and tags.
  case twitter = 9
  /// For searching.
  case webSearch = 10
  /// Digits that are ASCII.
  case asciiCapableNumberPad = 11
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the system has it.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// What the return key says.
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
