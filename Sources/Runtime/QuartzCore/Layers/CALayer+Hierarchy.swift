import CoreGraphics
import Foundation

extension CALayer {
  /// The sublayers as they are drawn, from back to front: by `zPosition`, and those with the same in
  /// their order.
  package final var sublayersInDrawingOrder: [CALayer] {
    guard motion?.model == nil else { return presentedSublayers ?? [] }
    let isSorted = storedSublayers.allSatisfy { $0.extras == nil || $0.zPosition == 0 }
    guard !isSorted else { return storedSublayers }
    return storedSublayers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Links a layer that has no superlayer, at an index from the back; the caller tells of it.
  package final func link(_ layer: CALayer, at index: Int) {
    storedSublayers.insert(layer, at: min(max(0, index), storedSublayers.count))
    layer.superlayerReference = .passUnretained(self)
    if layer.isWaitingForLayout || layer.isWaitingForLayoutBelow { requestLayoutBelow() }
  }

  /// Takes the layer out of its superlayer; the caller tells of it.
  package final func unlink() {
    guard let superlayer = superlayerReference?.takeUnretainedValue() else { return }
    superlayer.storedSublayers.removeIdentical(to: self)
    if superlayer.extras?.mask === self { superlayer.extras?.mask = nil }
    superlayerReference = nil
  }

  /// Inserts a layer at an index that is found when the layer has left its old place.
  final func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    precondition(!isInside(layer), "a layer cannot hold itself")
    layer.owner?.layerWillMove(to: self)
    layer.unlinkAndTell()
    link(layer, at: index(storedSublayers))
    layer.noteLink()
    if layer.owner != nil { owner?.sublayerOrderDidChange() }
    lookDidChange()
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    insert(layer) { layers in
      sibling.flatMap { layers.indexIdentical(to: $0) }.map { $0 + offset } ?? layers.count
    }
  }

  final func leaveSuperlayer() {
    guard superlayerReference != nil else { return }
    owner?.layerWillMove(to: nil)
    unlinkAndTell()
  }

  private func unlinkAndTell() {
    guard let superlayer else { return }
    unlink()
    superlayer.lookDidChange()
  }

  final func replaceAllSublayers(with layers: [CALayer]) {
    for layer in storedSublayers where !layers.containsIdentical(to: layer) {
      layer.removeFromSuperlayer()
    }
    for layer in layers { addSublayer(layer) }
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let candidate = current, candidate !== layer { current = candidate.superlayer }
    return current != nil
  }

  // MARK: Layout

  final func requestLayout() {
    if let owner { return owner.layerNeedsLayout() }
    guard !isWaitingForLayout else { return }
    isWaitingForLayout = true
    superlayerReference?._withUnsafeGuaranteedRef { $0.requestLayoutBelow() }
  }

  /// Marks this layer and those above as having one below that is to be laid out.
  private func requestLayoutBelow() {
    guard !isWaitingForLayoutBelow else { return }
    isWaitingForLayoutBelow = true
    if let owner { return owner.sublayerNeedsLayout() }
    superlayerReference?._withUnsafeGuaranteedRef { $0.requestLayoutBelow() }
  }

  /// Lays out this layer and those below that are no views'.
  final func layOut() {
    if isWaitingForLayout {
      isWaitingForLayout = false
      layoutSublayers()
    }
    layOutBelow()
  }

  /// Lays out the layers below that are no views'.
  package final func layOutBelow() {
    guard isWaitingForLayoutBelow else { return }
    isWaitingForLayoutBelow = false
    for layer in storedSublayers where layer.owner == nil { layer.layOut() }
  }
}
