import InterfaceBuilderLoading
import LifecycleTesting
import Testing
import UIKit

/// Views, lists and constraints of files.
@Suite @MainActor struct ViewLoadingTests {
  private func root(
    _ content: String, controller: String = "", objects: String = "",
    size: CGSize = CGSize(width: 375, height: 667)
  ) throws -> (world: LoadingWorld, view: UIView) {
    let world = LoadingWorld(
      [
        "Main.storyboard": storyboard(
          scene(
            "A",
            #"<view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>"#
              + "\(content)<viewLayoutGuide key=\"safeArea\" id=\"safe\"/></view>\(controller)",
            objects: objects) + scene("B"))
      ], size: size)
    let controller = try world.launch()
    return (world, try #require(controller.view))
  }

  @Test func `constraints place views, between guides too`() throws {
    let (_, view) = try root(
      """
      <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" \
      secondAttribute="leading" constant="20" id="1"/>
      <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" \
      secondAttribute="trailing" constant="55" id="2"/>
      <constraint firstItem="box" firstAttribute="centerY" secondItem="v" \
      secondAttribute="centerY" id="3"/>
      <constraint firstItem="box" firstAttribute="height" secondItem="box" \
      secondAttribute="width" multiplier="1:3" id="4"/>
      </constraints>
      """)
    let box = try #require(view.subviews.first)
    #expect(box.frame.minX == 20 && box.frame.width == 300 && box.frame.height == 100)
    #expect(abs(box.frame.midY - 333.5) <= 0.5)
  }

  @Test func `masks resize what the canvas has placed`() throws {
    let (_, view) = try root(
      """
      <subviews><view id="box"><rect key="frame" x="300" y="600" width="75" height="67"/>\
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view></subviews>
      """, size: CGSize(width: 400, height: 700))
    #expect(view.subviews.first?.frame == CGRect(x: 325, y: 633, width: 75, height: 67))
  }

  @Test func `a view with a fixed frame keeps it among constraints, and its mask`() throws {
    let (_, view) = try root(
      """
      <subviews><label id="box" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="20" y="30" width="335" height="40"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></label>
      <view id="other" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      <constraint firstItem="other" firstAttribute="top" secondItem="box" secondAttribute="bottom" \
      constant="5" id="1"/>
      <constraint firstItem="other" firstAttribute="width" secondItem="box" \
      secondAttribute="width" id="2"/>
      <constraint firstItem="other" firstAttribute="height" secondItem="box" \
      secondAttribute="height" id="3"/>
      <constraint firstItem="other" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" id="4"/>
      </constraints>
      """, size: CGSize(width: 400, height: 700))
    #expect(view.subviews.first?.frame == CGRect(x: 20, y: 30, width: 360, height: 40))
    #expect(view.subviews.last?.frame == CGRect(x: 0, y: 75, width: 360, height: 40))
  }

  @Test func `what is only for a size class comes and goes with it`() throws {
    let (world, view) = try root(
      """
      <subviews><label id="wide" text="Wide"/><label id="all" text="All"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/></mask>\
      </variation>
      """, size: CGSize(width: 80, height: 24))
    func texts() -> [String?] { view.subviews.map { ($0 as? UILabel)?.text } }
    #expect(texts() == ["All"])
    world.app.perform { world.app.application.resize(to: CGSize(width: 120, height: 40)) }
    #expect(texts() == ["Wide", "All"])
    world.app.perform { world.app.application.resize(to: CGSize(width: 80, height: 24)) }
    #expect(texts() == ["All"])
  }

  @Test func `an effect view has the effect and the content of the file`() throws {
    let (_, view) = try root(
      """
      <subviews>
      <visualEffectView id="1"><rect key="frame" x="0" y="0" width="40" height="10"/>\
      <view key="contentView" id="2"><rect key="frame" x="0" y="0" width="40" height="10"/>\
      <subviews><label id="3" text="Menu"/></subviews></view><blurEffect style="dark"/>\
      </visualEffectView>
      <visualEffectView id="4"><vibrancyEffect><blurEffect style="light"/></vibrancyEffect>\
      </visualEffectView>
      </subviews>
      """)
    let blurred = try #require(view.subviews.first as? UIVisualEffectView)
    #expect(blurred.effect is UIBlurEffect && blurred.contentView.superview === blurred)
    #expect((blurred.contentView.subviews.first as? UILabel)?.text == "Menu")
    #expect((view.subviews.last as? UIVisualEffectView)?.effect is UIVibrancyEffect)
  }

  @Test func `each kind of view has the values of the file`() throws {
    let (world, view) = try root(
      """
      <subviews>
      <label id="1" text="A" textAlignment="center" numberOfLines="0" hidden="YES" tag="7">\
      <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label>
      <button id="2" enabled="NO"><state key="normal" title="Old"/>\
      <buttonConfiguration key="configuration" style="filled" title="New"/></button>
      <textField id="3" placeholder="Name" text="x"><textInputTraits key="textInputTraits" \
      secureTextEntry="YES" keyboardType="emailAddress"/></textField>
      <switch id="4" on="YES"/>
      <slider id="5" minValue="1" maxValue="9" value="4"/>
      <stepper id="6" maximumValue="5" value="2" stepValue="0.5"/>
      <segmentedControl id="7" selectedSegmentIndex="1"><segments><segment title="a"/>\
      <segment title="b"/></segments></segmentedControl>
      <progressView id="8" progress="0.25"/>
      <pageControl id="9" numberOfPages="3"/>
      <activityIndicatorView id="10" animating="YES" hidesWhenStopped="YES"/>
      <stackView id="11" axis="vertical" distribution="fillEqually" spacing="4"><subviews>\
      <label id="11a" text="in"/></subviews></stackView>
      <textView id="12" editable="NO"><string key="text">two
      lines</string></textView>
      <mapView id="13"/>
      <datePicker id="14" datePickerMode="date" useCurrentDate="NO"><date key="date" \
      timeIntervalSinceReferenceDate="0"/></datePicker>
      </subviews>
      """)
    let views = view.subviews
    #expect(views.count == 14)
    let label = try #require(views[0] as? UILabel)
    #expect(label.textAlignment == .center && label.numberOfLines == 0)
    #expect(label.isHidden && label.tag == 7 && label.font.pointSize == 20 && label.font.isBold)
    let button = try #require(views[1] as? UIButton)
    #expect(button.configuration?.title == "New" && !button.isEnabled)
    let field = try #require(views[2] as? UITextField)
    #expect(field.placeholder == "Name" && field.text == "x" && field.isSecureTextEntry)
    #expect(field.keyboardType == .emailAddress)
    #expect((views[3] as? UISwitch)?.isOn == true)
    let slider = try #require(views[4] as? UISlider)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [1, 4, 9])
    let stepper = try #require(views[5] as? UIStepper)
    #expect([stepper.value, stepper.maximumValue, stepper.stepValue] == [2, 5, 0.5])
    let segments = try #require(views[6] as? UISegmentedControl)
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
    #expect((views[7] as? UIProgressView)?.progress == 0.25)
    #expect((views[8] as? UIPageControl)?.numberOfPages == 3)
    #expect((views[9] as? UIActivityIndicatorView)?.isAnimating == true)
    let stack = try #require(views[10] as? UIStackView)
    #expect(stack.axis == .vertical && stack.distribution == .fillEqually && stack.spacing == 4)
    #expect(stack.arrangedSubviews.count == 1)
    let text = try #require(views[11] as? UITextView)
    #expect(text.text == "two\nlines" && !text.isEditable)
    #expect((views[12].subviews.first as? UILabel)?.text == "mapView")
    #expect((views[13] as? UIDatePicker)?.date.timeIntervalSinceReferenceDate == 0)
    #expect(world.warnings == [])
  }

  @Test func `labels and images take touches unless the file says that they do not`() throws {
    let (_, view) = try root(
      """
      <subviews><label text="a" id="a"/><label text="b" userInteractionEnabled="NO" id="b"/>\
      <imageView id="c"/><imageView userInteractionEnabled="NO" id="d"/></subviews>
      """)
    #expect(view.subviews.map(\.isUserInteractionEnabled) == [true, false, true, false])
    #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
  }

  @Test func `views wake up after their outlets and with their runtime attributes`() throws {
    let (world, view) = try root(
      """
      <subviews><view id="own" customClass="ExampleView"><subviews><label id="l" text="x"/></subviews>\
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="rank">\
      <integer key="value" value="5"/></userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
      <real key="value" value="2.5"/></userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="string" keyPath="layer.remark" value="any key"/>\
      <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>\
      <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>\
      </userDefinedRuntimeAttributes>\
      <connections><outlet property="label" destination="l" id="c"/></connections></view></subviews>
      """)
    let own = try #require(view.subviews.first as? ExampleView)
    #expect(own.awakenings == ["x 5"])
    #expect(own.layer.cornerRadius == 2.5 && own.clipsToBounds && own.isHidden)
    #expect(world.warnings == [])
  }

  @Test func `a recognizer at the top of a scene belongs to its view and performs its segue`()
    throws
  {
    let (world, view) = try root(
      #"<connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c"/></connections>"#,
      objects: #"<tapGestureRecognizer id="tap" numberOfTapsRequired="1"><connections>"#
        + #"<segue kind="presentation" destination="B" animates="NO" id="g"/></connections>"#
        + "</tapGestureRecognizer>")
    let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 1)
    world.app.perform { world.app.application.touchInput.tap(at: CGPoint(x: 50, y: 50)) }
    #expect(world.app.application.windows.first?.rootViewController?.presentedViewController != nil)
  }

  private let table = storyboard(
    scene("N", connections(contains("rootViewController", "A")), element: "navigationController")
      + scene(
        "A",
        #"<tableView key="view" dataMode="static" style="grouped" id="t"><sections>"#
          + #"<tableViewSection headerTitle="Head" footerTitle="Foot" id="s"><cells>"#
          + #"<tableViewCell style="IBUITableViewCellStyleValue1" textLabel="x" detailTextLabel="y" "#
          + #"accessoryType="detailButton" id="c1"><tableViewCellContentView key="contentView" id="k">"#
          + #"<subviews><label id="x" text="Title"/><label id="y" text="Value"/></subviews>"#
          + "</tableViewCellContentView>"
          + connections(
            #"<segue kind="push" identifier="row" destination="B" id="g1"/>"#,
            #"<segue kind="modal" trigger="accessoryAction" identifier="button" destination="C" id="g2"/>"#
          )
          + "</tableViewCell></cells></tableViewSection></sections>"
          + connections(
            #"<outlet property="dataSource" destination="A" id="o1"/>"#,
            #"<outlet property="delegate" destination="A" id="o2"/>"#) + "</tableView>",
        element: "tableViewController") + scene("B", attributes: #"title="Pushed""#) + scene("C"),
    initial: "N")

  @Test func `static cells are shown and lead on, by the row and by its button`() throws {
    let world = LoadingWorld(["Main.storyboard": table])
    let navigation = try #require(try world.launch() as? UINavigationController)
    let list = try #require(navigation.topViewController as? UITableViewController)
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(list.tableView.cellForRow(at: path))
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Value")
    #expect(list.tableView.style == .grouped)
    #expect(list.tableView(list.tableView, titleForHeaderInSection: 0) == "Head")
    world.app.perform { _ = list.tableView.tapAccessory(at: path) }
    #expect(list.presentedViewController != nil)
    world.app.perform { list.dismiss(animated: false) }
    world.app.perform { _ = list.tableView.tapRow(at: path) }
    #expect(navigation.topViewController?.title == "Pushed")
  }

  private func prototypes(_ className: String) -> String {
    storyboard(
      scene(
        "A",
        #"<tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="Row" "#
          + #"style="IBUITableViewCellStyleDefault" textLabel="x" id="c"><tableViewCellContentView "#
          + #"key="contentView" id="k"><subviews><label id="x" text="Proto"/></subviews>"#
          + "</tableViewCellContentView>"
          + connections(#"<segue kind="modal" identifier="row" destination="B" id="g"/>"#)
          + "</tableViewCell></prototypes>"
          + connections(
            #"<outlet property="dataSource" destination="A" id="o1"/>"#,
            #"<outlet property="delegate" destination="A" id="o2"/>"#) + "</tableView>",
        element: "tableViewController", attributes: "customClass=\"\(className)\"") + scene("B"))
  }

  @Test func `prototypes are dequeued, each with its segue`() throws {
    let world = LoadingWorld(["Main.storyboard": prototypes("ExampleList")])
    let list = try #require(try world.launch() as? ExampleList)
    let path = IndexPath(row: 1, section: 0)
    #expect(list.tableView.cellForRow(at: path)?.textLabel?.text == "Row 1")
    world.app.perform { _ = list.tableView.tapRow(at: path) }
    #expect(list.presentedViewController != nil)
  }

  @Test func `without code each prototype is shown once`() throws {
    let world = LoadingWorld(["Main.storyboard": prototypes("LostList")], hasCode: false)
    let list = try #require(try world.launch() as? UITableViewController)
    let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.textLabel?.text == "Proto")
    #expect(list.tableView.numberOfRows(inSection: 0) == 1)
  }
}
