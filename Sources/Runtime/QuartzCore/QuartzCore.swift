// What QuartzCore hands on of Core Graphics, so that a file which imports it compiles. Layers are not
// here: views draw themselves. `CACurrentMediaTime` is not either: it has no argument by which the
// injected clock could reach it.
@_exported import CoreGraphics
