import Foundation
import UIKit

/// The ways in which a person can be authenticated.
///
/// Source: Apple, LAPolicy.
public enum LAPolicy: Int, Sendable {
  /// Biometry alone: a face or a fingerprint.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Biometry, or else the device's passcode.
  case deviceOwnerAuthentication
}

/// The kind of biometry that a device has.
///
/// Source: Apple, LABiometryType.
public enum LABiometryType: Int, Sendable {
  /// No biometry.
  case none
  /// Fingerprints.
  case touchID
  /// Faces.
  case faceID
  /// Irises.
  case opticID
}

/// Authenticates the person.
///
/// This device has neither biometry nor a passcode, so authentication always fails.
///
/// Source: Apple, LAContext.
open class LAContext: NSObject, @unchecked Sendable {
  /// The title of the button that falls back to another way of authentication.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels.
  open var localizedCancelTitle: String?
  /// The reason that the person is shown.
  open var localizedReason = ""
  /// How many seconds an earlier authentication of the device may be reused.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether the app may show its own interface for authentication.
  open var interactionNotAllowed = false
  /// The biometry of the device, which is none.
  open var biometryType: LABiometryType { .none }

  private var isValid = true

  /// Whether authentication is possible.
  ///
  /// Always false on this device; the error says why.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = reason(policy) as NSError
    return false
  }

  /// Authenticates the person.
  ///
  /// The reply comes in a later turn of the main loop, with false and an error.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    let error = reason(policy)
    MainThread.later { reply(false, error) }
  }

  /// Authenticates the person.
  ///
  /// This always throws.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw reason(policy)
  }

  /// Invalidates the context: later evaluations fail with `invalidContext`.
  open func invalidate() { isValid = false }

  private func reason(_ policy: LAPolicy) -> LAError {
    guard isValid else { return LAError(.invalidContext) }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
