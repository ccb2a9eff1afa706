import CoreMotion
import CoreSpotlight
import Testing
import UIKit

/// What a device has not: sensors, and a search of what apps have.
@MainActor @Suite struct SensorTests {
  @Test func `the index of a search is not available`() {
    let world = World()
    let tea = CSSearchableItemAttributeSet(itemContentType: "public.text")
    tea.title = "Tea"
    let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: tea)
    #expect(!CSSearchableIndex.isIndexingAvailable())
    var errors: [CSIndexError.Code?] = []
    CSSearchableIndex.default().indexSearchableItems([item]) {
      errors.append(($0 as? CSIndexError)?.code)
    }
    #expect(errors.isEmpty)
    world.wait()
    #expect(errors == [.indexUnavailableError])
  }

  @Test func `nothing is measured, and questions of steps are answered with errors`() {
    let world = World()
    let manager = CMMotionManager()
    manager.startAccelerometerUpdates(to: .main) { _, _ in Issue.record("there is a force") }
    var errors: [CMError?] = []
    CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) {
      errors.append($1 as? CMError)
    }
    CMMotionActivityManager().queryActivityStarting(
      from: .distantPast, to: .distantFuture, to: .main
    ) { errors.append($1 as? CMError) }
    #expect(errors.isEmpty)
    world.wait(1)
    #expect(errors == [CMErrorNotAvailable, CMErrorMotionActivityNotAvailable])
    #expect(!manager.isAccelerometerActive && manager.accelerometerData == nil)
  }
}
