/// A storyboard of the shape and size of the largest public one: 343 kB, 22 scenes, a tab bar with five stacks
/// whose tables have 78 static cells with labels, fields and constraints, and 26 other segues.
struct LargeStoryboard {
  /// The text of the file.
  private(set) var text = ""
  private var ids = 0

  private static let tables = 13
  private static let stacks = 5

  init() {
    add(
      0,
      #"<?xml version="1.0" encoding="UTF-8" standalone="no"?>"#,
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" "#
        + #"toolsVersion="7706" systemVersion="14E46" targetRuntime="iOS.CocoaTouch" "#
        + #"propertyAccessControl="none" useAutolayout="YES" initialViewController="tabs-0">"#)
    add(1, "<scenes>")
    addTabs()
    for number in 0..<Self.stacks { addStack(number) }
    for number in 0..<Self.tables { addTable(number) }
    for number in 0..<3 { addDetail(number) }
    add(1, "</scenes>")
    add(0, "</document>")
  }

  private mutating func add(_ depth: Int, _ lines: String...) {
    for line in lines { text += String(repeating: "    ", count: depth) + line + "\n" }
  }

  /// An id as Xcode makes them.
  private mutating func id() -> String {
    ids += 1
    let digits = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var number = ids * 2_654_435_761
    let letters = (0..<8).map { _ in
      defer { number = number / digits.count + 7 }
      return String(digits[number % digits.count])
    }.joined()
    return "\(letters.prefix(3))-\(letters.dropFirst(3).prefix(2))-\(letters.dropFirst(5))"
  }

  private mutating func addScene(_ id: String, _ element: String, _ content: (inout Self) -> Void) {
    add(2, "<!--\(id)-->", "<scene sceneID=\"\(self.id())\">")
    add(3, "<objects>")
    add(
      4,
      "<\(element) id=\"\(id)\" customClass=\"ExampleController\" sceneMemberID=\"viewController\">"
    )
    content(&self)
    add(
      4, "</\(element)>",
      "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"\(self.id())\" "
        + "userLabel=\"First Responder\" sceneMemberID=\"firstResponder\"/>")
    add(3, "</objects>", "<point key=\"canvasLocation\" x=\"-\(ids)\" y=\"\(ids)\"/>")
    add(2, "</scene>")
  }

  private mutating func addRelationships(_ name: String, to destinations: [String]) {
    add(5, "<connections>")
    for destination in destinations {
      add(
        6,
        "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(name)\" "
          + "id=\"\(id())\"/>")
    }
    add(5, "</connections>")
  }

  private mutating func addTabs() {
    addScene("tabs-0", "tabBarController") {
      $0.addRelationships("viewControllers", to: (0..<Self.stacks).map { "stack-\($0)" })
    }
  }

  private mutating func addStack(_ number: Int) {
    addScene("stack-\(number)", "navigationController") {
      $0.add(
        5, "<tabBarItem key=\"tabBarItem\" title=\"Tab \(number)\" id=\"\($0.id())\"/>",
        "<navigationBar key=\"navigationBar\" contentMode=\"scaleToFill\" id=\"\($0.id())\">")
      $0.addFrame(6, x: 0, y: 0, width: 320, height: 44)
      $0.add(5, "</navigationBar>")
      $0.addRelationships("rootViewController", to: ["table-\(number)"])
    }
  }

  private mutating func addTable(_ number: Int) {
    addScene("table-\(number)", "tableViewController") {
      $0.add(
        5,
        "<tableView key=\"view\" opaque=\"NO\" clipsSubviews=\"YES\" clearsContextBeforeDrawing=\"NO\" "
          + "contentMode=\"scaleToFill\" alwaysBounceVertical=\"YES\" dataMode=\"static\" "
          + "style=\"grouped\" rowHeight=\"44\" sectionHeaderHeight=\"10\" sectionFooterHeight=\"10\" "
          + "id=\"\($0.id())\">")
      $0.addFrame(6, x: 0, y: 0, width: 320, height: 568)
      $0.add(6, "<sections>")
      $0.add(7, "<tableViewSection headerTitle=\"Section &amp; \(number)\" id=\"\($0.id())\">")
      $0.add(8, "<cells>")
      for row in 0..<6 { $0.addCell(row, next: "table-\((number + 1) % Self.tables)") }
      $0.add(8, "</cells>")
      $0.add(7, "</tableViewSection>")
      $0.add(6, "</sections>", "<connections>")
      for outlet in ["dataSource", "delegate"] {
        $0.add(
          7, "<outlet property=\"\(outlet)\" destination=\"table-\(number)\" id=\"\($0.id())\"/>")
      }
      $0.add(6, "</connections>")
      $0.add(5, "</tableView>")
      $0.add(
        5, "<navigationItem key=\"navigationItem\" title=\"Table \(number)\" id=\"\($0.id())\"/>")
    }
  }

  private mutating func addCell(_ row: Int, next: String) {
    let (cell, content, label, field) = (id(), id(), id(), id())
    add(
      9,
      "<tableViewCell contentMode=\"scaleToFill\" selectionStyle=\"blue\" "
        + "hidesAccessoryWhenEditing=\"NO\" indentationLevel=\"1\" indentationWidth=\"0.0\" "
        + "id=\"\(cell)\">")
    addFrame(10, x: 0, y: Double(row) * 44, width: 320, height: 44)
    add(
      10, "<autoresizingMask key=\"autoresizingMask\"/>",
      "<tableViewCellContentView key=\"contentView\" opaque=\"NO\" clipsSubviews=\"YES\" "
        + "multipleTouchEnabled=\"YES\" contentMode=\"center\" tableViewCell=\"\(cell)\" id=\"\(content)\">"
    )
    addFrame(11, x: 0, y: 0, width: 320, height: 43)
    add(11, "<autoresizingMask key=\"autoresizingMask\"/>", "<subviews>")
    addLabel(label, row)
    addField(field, row)
    add(11, "</subviews>", "<constraints>")
    for (first, second, attribute) in [
      (label, content, "leading"), (label, content, "centerY"), (content, field, "trailing"),
      (field, content, "centerY"),
    ] {
      add(
        12,
        "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" "
          + "secondItem=\"\(second)\" secondAttribute=\"\(attribute)\" constant=\"20\" "
          + "symbolic=\"YES\" id=\"\(id())\"/>")
    }
    add(
      12,
      "<constraint firstItem=\"\(field)\" firstAttribute=\"leading\" secondItem=\"\(label)\" "
        + "secondAttribute=\"trailing\" constant=\"8\" symbolic=\"YES\" id=\"\(id())\"/>")
    add(11, "</constraints>")
    add(10, "</tableViewCellContentView>", "<connections>")
    if row < 2 {
      add(
        11,
        "<segue destination=\"\(next)\" kind=\"push\" identifier=\"row \(row)\" id=\"\(id())\"/>")
    }
    add(10, "</connections>")
    add(9, "</tableViewCell>")
  }

  private mutating func addLabel(_ id: String, _ row: Int) {
    add(
      12,
      "<label opaque=\"NO\" clipsSubviews=\"YES\" userInteractionEnabled=\"NO\" contentMode=\"left\" "
        + "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" text=\"Row \(row)\" "
        + "lineBreakMode=\"tailTruncation\" baselineAdjustment=\"alignBaselines\" "
        + "adjustsFontSizeToFit=\"NO\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">"
    )
    addFrame(13, x: 20, y: 11, width: 110, height: 21)
    add(
      13, "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
      "<color key=\"textColor\" cocoaTouchSystemColor=\"darkTextColor\"/>",
      "<nil key=\"highlightedColor\"/>")
    add(12, "</label>")
  }

  private mutating func addField(_ id: String, _ row: Int) {
    add(
      12,
      "<textField opaque=\"NO\" clipsSubviews=\"YES\" contentMode=\"scaleToFill\" "
        + "contentHorizontalAlignment=\"left\" contentVerticalAlignment=\"center\" "
        + "placeholder=\"value \(row)\" minimumFontSize=\"17\" "
        + "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">")
    addFrame(13, x: 132, y: 13, width: 168, height: 17)
    add(
      13, "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>",
      "<textInputTraits key=\"textInputTraits\" autocorrectionType=\"no\" "
        + "keyboardType=\"numbersAndPunctuation\"/>")
    add(12, "</textField>")
  }

  private mutating func addDetail(_ number: Int) {
    addScene("detail-\(number)", "viewController") {
      $0.add(5, "<view key=\"view\" contentMode=\"scaleToFill\" id=\"\($0.id())\">")
      $0.addFrame(6, x: 0, y: 0, width: 320, height: 568)
      $0.add(6, "<subviews>")
      for row in 0..<10 { $0.addLabel($0.id(), row) }
      $0.add(6, "</subviews>")
      $0.add(5, "</view>")
    }
  }

  private mutating func addFrame(
    _ depth: Int, x: Double, y: Double, width: Double, height: Double
  ) {
    add(
      depth, "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>")
  }
}
