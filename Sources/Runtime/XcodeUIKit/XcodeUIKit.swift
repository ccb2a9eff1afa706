// What the sources of an Xcode project import in place of UIKit and Foundation: both, and the types below in
// place of Foundation's of the same names. Nothing else imports it, so no other file finds two of them.
@_exported import UIKit
@_exported import UniformTypeIdentifiers
