import InterfaceBuilderFlow
import InterfaceBuilderReading

/// Storyboards and xibs: what is read has faults with places, and a flow; the same bytes as texts.
enum InterfaceBytes {
  static func tryOut(_ bytes: [UInt8]) {
    readStrings(bytes)
    let document: InterfaceDocument
    do throws(InterfaceFault) {
      document = try InterfaceReader().read(bytes)
    } catch {
      return check(error)
    }
    document.faults(named: "Main").forEach(check)
    for scene in document.scenes { _ = (scene.displayName, scene.segues.count) }
    _ = document.unknownElements
    let flow = InterfaceFlow(document)
    _ = (FlowText.make(flow), FlowMermaid.make(flow), FlowSVG.make(flow, title: "Main"))
  }

  /// The same bytes taken for texts of another language.
  private static func readStrings(_ bytes: [UInt8]) {
    do throws(InterfaceFault) {
      _ = try InterfaceStrings(bytes).texts.count
    } catch {
      check(error)
    }
  }

  private static func check(_ fault: InterfaceFault) {
    precondition(
      fault.position.line >= 1 && fault.position.column >= 1 && !fault.message.isEmpty,
      "a fault without a place")
  }
}
