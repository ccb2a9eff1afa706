import TestSupport

@testable import ConcentrationPlayers

extension Fraction: RecurrenceNumber {}
