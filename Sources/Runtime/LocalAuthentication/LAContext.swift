import Foundation
import UIKit

/// How a person is recognized.
///
/// Source: Apple, LAPolicy.
public enum LAPolicy: Int, Sendable {
  /// By a face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By a face, a finger or a passcode.
  case deviceOwnerAuthentication
}

/// What a device recognizes.
///
/// Source: Apple, LABiometryType.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none
  /// Fingers.
  case touchID
  /// Faces.
  case faceID
  /// Eyes.
  case opticID
}

/// Recognizes the person: the device cannot, and there is no passcode.
///
/// Source: Apple, LAContext.
open class LAContext: NSObject, @unchecked Sendable {
  /// What a person reads on the button of the other way.
  open var localizedFallbackTitle: String?
  /// What a person reads on the button that gives up.
  open var localizedCancelTitle: String?
  /// Why the app asks.
  open var localizedReason = ""
  /// How many seconds an answer holds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether a person may be asked.
  open var interactionNotAllowed = false
  /// What the device recognizes: nothing.
  open var biometryType: LABiometryType { .none }

  private var isValid = true

  /// Whether a person can be recognized: not on this device; the error says why, where one is asked for.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = reason(policy) as NSError
    return false
  }

  /// Recognizes the person: it fails in a later turn.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    let error = reason(policy)
    MainThread.later { reply(false, error) }
  }

  /// Recognizes the person: it throws.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw reason(policy)
  }

  /// Ends the context: it recognizes nobody from now on.
  open func invalidate() { isValid = false }

  private func reason(_ policy: LAPolicy) -> LAError {
    guard isValid else { return LAError(.invalidContext) }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
