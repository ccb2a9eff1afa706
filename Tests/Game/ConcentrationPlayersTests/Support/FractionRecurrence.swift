import ConcentrationTestSupport

@testable import ConcentrationPlayers

extension Fraction: RecurrenceNumber {}
