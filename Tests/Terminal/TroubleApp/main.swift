import UIKitTerminal

/// An app that behaves badly at the press of a button, for the tests of what the terminal does then.
TerminalApp.main(name: "trouble") { AppDelegate() }
