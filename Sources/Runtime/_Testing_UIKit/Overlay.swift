// The compiler imports this module wherever a file imports both `Testing` and `UIKit`: the
// toolchain's test library declares an overlay for Apple's module of that name. Ours needs nothing
// from it, so it is empty; without it such a file would not compile.
