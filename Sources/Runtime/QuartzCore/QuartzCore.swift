// Re-exports Core Graphics, so that a file which imports QuartzCore has it.
@_exported import CoreGraphics
