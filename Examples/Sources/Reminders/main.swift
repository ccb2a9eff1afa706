import UIKit
import UIKitTerminal

TerminalApp.main(pointsPerCell: CGSize(width: 8, height: 16)) { AppDelegate() }
