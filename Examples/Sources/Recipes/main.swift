import UIKit
import UIKitTerminal

TerminalApp.main { AppDelegate() }
