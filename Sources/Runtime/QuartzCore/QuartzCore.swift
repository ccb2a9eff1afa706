// Re-exports Core Graphics, so that a file which imports QuartzCore has it. There is no
// `CACurrentMediaTime`, which has no argument for the injected clock.
@_exported import CoreGraphics
