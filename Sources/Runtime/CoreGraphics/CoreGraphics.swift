// Re-exports the geometry types, which are Foundation's on Linux, from the module that has them on
// a phone. Foundation itself is not re-exported: a file that needs more of it imports it, as on a
// phone.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
