// Re-exports Core Graphics, so that a file which imports QuartzCore compiles. There are no layers,
// since views draw themselves, and no `CACurrentMediaTime`, which has no argument for the injected
// clock.
@_exported import CoreGraphics
