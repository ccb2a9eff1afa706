// The geometry that Foundation has on Linux, under the name of the module that has it on a phone.
// Foundation itself is not handed on: a file that needs more of it imports it, as on a phone.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
