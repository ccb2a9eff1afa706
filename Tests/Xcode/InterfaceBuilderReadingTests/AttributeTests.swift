import InterfaceBuilderReading
import Testing

/// What is known of the attributes that have a type.
@Suite struct AttributeTests {
  /// The faults of an element with one attribute.
  private func faults(_ name: AttributeName, _ text: String) -> [String] {
    let element = name.element ?? "view"
    return InterfaceBuilderReadingTests.faults(
      in: SampleFiles.storyboard(
        SampleFiles.scene("A", "<\(element) \(name.attribute)=\"\(text)\"/>"))
    ).filter { $0.contains(" \(name.attribute) of \(element) is ") }
  }

  private func names<Attribute: TypedAttribute>(_: Attribute.Type) -> [AttributeName] {
    Attribute.allCases.map(\.name)
  }

  @Test func `every attribute of a type is checked in every element that has it`() {
    let all =
      names(BooleanAttribute.self) + names(NumberAttribute.self) + names(IntegerAttribute.self)
      + names(ChoiceAttribute.self)
    #expect(Set(all).count == all.count)
    for name in all { #expect(faults(name, "perhaps").count == 1, "\(name)") }
  }

  @Test func `every word of a choice is taken`() {
    for attribute in ChoiceAttribute.allCases {
      #expect(Set(attribute.choices).count == attribute.choices.count, "\(attribute)")
      for word in attribute.choices { #expect(faults(attribute.name, word) == [], "\(word)") }
    }
  }

  @Test(arguments: [
    #"<stepper wraps="maybe"/>"#, #"<scrollView directionalLockEnabled="perhaps"/>"#,
    #"<pageControl hidesForSinglePage="perhaps"/>"#, #"<stackView distribution="evenly"/>"#,
    #"<accessibilityTraits key="traits" button="often"/>"#,
  ]) func `what the loader cannot take is an error`(element: String) {
    let text = SampleFiles.storyboard(SampleFiles.scene("A", element))
    #expect(InterfaceBuilderReadingTests.faults(in: text).count == 1)
  }

  @Test func `a name means what its element makes of it`() throws {
    let document = try read(
      SampleFiles.storyboard(
        SampleFiles.scene(
          "A", #"<slider id="S" value="0.5"/><stepper id="T" value="2"/>"#)))
    #expect(document.faults() == [])
    #expect(document.element("S")?.number(.sliderValue) == 0.5)
    #expect(document.element("S")?.number(.stepperValue) == nil)
    #expect(document.element("T")?.number(.stepperValue) == 2)
  }
}
