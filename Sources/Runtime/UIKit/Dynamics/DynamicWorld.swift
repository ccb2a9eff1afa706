import CoreGraphics
import Foundation

/// Something that items may run into: another item, or a boundary.
@MainActor
struct DynamicObstacle {
  /// The item; nil for a boundary.
  let body: DynamicBody?
  /// The shape of a boundary.
  let shape: DynamicShape
  /// The name of a boundary; nil for the bounds of the reference view.
  let identifier: (any NSCopying)?

  func shape(after seconds: Double) -> DynamicShape { body?.shape(after: seconds) ?? shape }
}

/// A pair that may touch, by a collision behaviour.
@MainActor
struct DynamicPair {
  let body: DynamicBody
  let obstacle: DynamicObstacle
  unowned let behavior: UICollisionBehavior

  func gap(after seconds: Double) -> (distance: Double, normal: PlaneVector) {
    body.shape(after: seconds).gap(to: obstacle.shape(after: seconds))
  }

  /// How fast both come closer along a normal, below 0 where they do.
  func speed(along normal: PlaneVector) -> Double {
    (body.velocity - (obstacle.body?.velocity ?? .zero)).dot(normal)
  }
}

/// Steps of items that move and collide.
///
/// In a step the earliest contact is found to the accuracy of the numbers, both are moved there, their
/// speeds change, and the rest of the step follows. The same steps give the same places.
@MainActor
struct DynamicWorld {
  let bodies: [DynamicBody]
  let pairs: [DynamicPair]
  /// The pairs that met, each once.
  private(set) var contacts: [DynamicContact] = []

  init(bodies: [DynamicBody], pairs: [DynamicPair]) {
    (self.bodies, self.pairs) = (bodies, pairs)
  }

  private static let slop = 1e-7
  /// The most contacts that a step resolves one after the other.
  private static let mostContacts = 64

  mutating func step(_ seconds: Double) {
    var rest = seconds
    for _ in 0..<Self.mostContacts {
      guard let hit = firstContact(within: rest) else { break }
      advance(by: hit.time)
      rest -= hit.time
      resolve(hit, step: seconds)
    }
    advance(by: rest)
    for pair in pairs { separate(pair) }
  }

  private func advance(by seconds: Double) { for body in bodies { body.advance(by: seconds) } }

  private struct Hit {
    let pair: DynamicPair
    let time: Double
    let normal: PlaneVector
  }

  private func firstContact(within seconds: Double) -> Hit? {
    var first: Hit?
    for pair in pairs {
      let end = first?.time ?? seconds
      guard pair.gap(after: end).distance < -Self.slop else { continue }
      let now = pair.gap(after: 0)
      if now.distance <= 0 {
        if pair.speed(along: now.normal) < 0 || accelerates(pair, against: now.normal) {
          return Hit(pair: pair, time: 0, normal: now.normal)
        }
        continue
      }
      var (low, high) = (0.0, end)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if pair.gap(after: middle).distance > 0 { low = middle } else { high = middle }
      }
      first = Hit(pair: pair, time: low, normal: pair.gap(after: low).normal)
    }
    return first
  }

  private func acceleration(of pair: DynamicPair, along normal: PlaneVector) -> Double {
    (pair.body.ownAcceleration - (pair.obstacle.body?.ownAcceleration ?? .zero)).dot(normal)
  }

  private func accelerates(_ pair: DynamicPair, against normal: PlaneVector) -> Bool {
    acceleration(of: pair, along: normal) < -Self.slop && pair.speed(along: normal) < Self.slop
  }

  /// Changes the speeds of a pair that touches; what would fall back within the step comes to rest on it.
  private mutating func resolve(_ hit: Hit, step: Double) {
    let (body, other, normal) = (hit.pair.body, hit.pair.obstacle.body, hit.normal)
    let inverse = (own: body.inverseMass, other: other?.inverseMass ?? 0)
    let sum = inverse.own + inverse.other
    let speed = hit.pair.speed(along: normal)
    note(hit)
    guard sum > 0 else { return }
    let pull = acceleration(of: hit.pair, along: normal)
    let rests = pull < 0 && -speed <= -pull * step * 1.001
    let bounce = rests ? 0 : max(body.traits.elasticity, other?.traits.elasticity ?? 0)
    let push = -(1 + bounce) * min(0, speed) / sum
    body.velocity += normal * (push * inverse.own)
    other?.velocity -= normal * (push * inverse.other)
    rub(hit, sum: sum, limit: push + (rests ? -pull * step / sum : 0))
    guard rests else { return }
    body.force.acceleration -= normal * (pull * inverse.own / sum)
    other?.force.acceleration += normal * (pull * inverse.other / sum)
  }

  /// Slows sliding by friction, which cannot turn it round.
  private func rub(_ hit: Hit, sum: Double, limit: Double) {
    let (body, other) = (hit.pair.body, hit.pair.obstacle.body)
    let friction = (body.traits.friction * (other?.traits.friction ?? body.traits.friction))
      .squareRoot()
    let slide = body.velocity - (other?.velocity ?? .zero)
    let along = slide - hit.normal * slide.dot(hit.normal)
    guard friction > 0, let direction = along.unit else { return }
    let push = min(along.length / sum, friction * limit)
    body.velocity -= direction * (push * body.inverseMass)
    other?.velocity += direction * (push * (other?.inverseMass ?? 0))
  }

  /// Moves a pair apart that still overlaps.
  private func separate(_ pair: DynamicPair) {
    let gap = pair.gap(after: 0)
    let sum = pair.body.inverseMass + (pair.obstacle.body?.inverseMass ?? 0)
    guard gap.distance < -Self.slop, sum > 0 else { return }
    pair.body.place -= gap.normal * (gap.distance * pair.body.inverseMass / sum)
    guard let other = pair.obstacle.body else { return }
    other.place += gap.normal * (gap.distance * other.inverseMass / sum)
  }

  private mutating func note(_ hit: Hit) {
    let point = hit.pair.body.shape(after: 0).support(along: -hit.normal)
    contacts.append(
      DynamicContact(
        behavior: hit.pair.behavior, body: hit.pair.body, obstacle: hit.pair.obstacle,
        point: point.point))
  }
}

/// Two that touch.
@MainActor
struct DynamicContact {
  let behavior: UICollisionBehavior
  let body: DynamicBody
  let obstacle: DynamicObstacle
  let point: CGPoint

  func isOfSamePair(as other: DynamicContact) -> Bool {
    guard behavior === other.behavior, body === other.body, obstacle.body === other.obstacle.body
    else { return false }
    guard let name = obstacle.identifier, let otherName = other.obstacle.identifier else {
      return obstacle.identifier == nil && other.obstacle.identifier == nil
    }
    return UICollisionBehavior.isSame(name, otherName)
  }

  /// Whether both still touch.
  var isTouching: Bool { body.shape(after: 0).gap(to: obstacle.shape(after: 0)).distance < 0.01 }
}
