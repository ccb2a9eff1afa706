// The compiler imports this module wherever a file imports both `Testing` and `CoreGraphics`; it is
// empty for the reason that `_Testing_UIKit` gives.
