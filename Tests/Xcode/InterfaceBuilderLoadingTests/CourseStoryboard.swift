/// What Xcode 9 writes for the app of the course, with ids and places of its own kind.
enum CourseStoryboard {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="13771" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="Tab-ba-r01">
        <device id="retina4_7" orientation="portrait">
            <adaptation id="fullscreen"/>
        </device>
        <dependencies>
            <deployment identifier="iOS"/>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="13772"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--Concentration View Controller-->
            \(scene("Gam-e0-001", "viewController", "ConcentrationViewController", game, point: "1640"))
            <!--Second-->
            \(scene("Sec-on-d01", "viewController", nil, tab("Second", "Sec-it-em1"), point: "0"))
            <!--Tab Bar Controller-->
            \(scene("Tab-ba-r01", "tabBarController", nil, tabs, point: "-820"))
            <!--Concentration-->
            \(scene("Spl-it-001", "splitViewController", nil, split, point: "0"))
            <!--Third-->
            \(scene("Thi-rd-001", "viewController", nil, tab("Third", "Thi-it-em1"), point: "0"))
            <!--Theme Chooser-->
            \(scene(
              "Cho-os-er1", "viewController", "ConcentrationThemeChooserViewController", chooser,
              point: "1640"))
            <!--Navigation Controller-->
            \(scene("Nav-ig-at1", "navigationController", nil, navigation, point: "820"))
        </scenes>
    </document>

    """

  private static func scene(
    _ id: String, _ element: String, _ customClass: String?, _ content: String, point: String
  ) -> String {
    let custom = customClass.map {
      "customClass=\"\($0)\" customModule=\"Concentration\" customModuleProvider=\"target\" "
    }
    return """
      <scene sceneID="Sc-\(id)">
          <objects>
              <\(element) id="\(id)" \(custom ?? "")sceneMemberID="viewController">\(content)
              </\(element)>
              <placeholder placeholderIdentifier="IBFirstResponder" id="Fr-\(id)" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
          </objects>
          <point key="canvasLocation" x="\(point)" y="120"/>
      </scene>
      """
  }

  private static let tabs = """

    <tabBar key="tabBar" contentMode="scaleToFill" id="Tab-ba-r02">
        <rect key="frame" x="0.0" y="0.0" width="375" height="49"/>
        <autoresizingMask key="autoresizingMask"/>
        <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
    </tabBar>
    <connections>
        <segue destination="Spl-it-001" kind="relationship" relationship="viewControllers" id="Rel-00-001"/>
        <segue destination="Sec-on-d01" kind="relationship" relationship="viewControllers" id="Rel-00-002"/>
        <segue destination="Thi-rd-001" kind="relationship" relationship="viewControllers" id="Rel-00-003"/>
    </connections>
    """

  private static let split = """

    <tabBarItem key="tabBarItem" title="Concentration" id="Spl-it-em1"/>
    <connections>
        <segue destination="Gam-e0-001" kind="relationship" relationship="detailViewController" id="Rel-00-004"/>
        <segue destination="Nav-ig-at1" kind="relationship" relationship="masterViewController" id="Rel-00-005"/>
    </connections>
    """

  private static let navigation = """

    <navigationBar key="navigationBar" contentMode="scaleToFill" id="Nav-ba-r01">
        <rect key="frame" x="0.0" y="20" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
    </navigationBar>
    <connections>
        <segue destination="Cho-os-er1" kind="relationship" relationship="rootViewController" id="Rel-00-006"/>
    </connections>
    """

  private static func tab(_ title: String, _ id: String) -> String {
    """

    <view key="view" contentMode="scaleToFill" id="Vw-\(id)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <viewLayoutGuide key="safeArea" id="Sa-\(id)"/>
    </view>
    <tabBarItem key="tabBarItem" title="\(title)" id="\(id)"/>
    """
  }

  private static let chooser = """

    <view key="view" contentMode="scaleToFill" id="Cho-vi-ew1">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillEqually" \
    translatesAutoresizingMaskIntoConstraints="NO" id="Cho-st-ck1">
                <rect key="frame" x="112" y="247" width="151" height="173"/>
                <subviews>\(["Sports", "Animals", "Faces"].map(theme).joined())
                </subviews>
            </stackView>
        </subviews>
        <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <constraints>
            <constraint firstItem="Cho-st-ck1" firstAttribute="centerX" secondItem="Cho-sa-fe1" \
    secondAttribute="centerX" id="Con-00-001"/>
            <constraint firstItem="Cho-st-ck1" firstAttribute="centerY" secondItem="Cho-sa-fe1" \
    secondAttribute="centerY" id="Con-00-002"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="Cho-sa-fe1"/>
    </view>
    <navigationItem key="navigationItem" title="Themes" id="Cho-it-em1"/>
    """

  private static func theme(_ name: String) -> String {
    """

    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="Bt-\(name)">
        <rect key="frame" x="0.0" y="0.0" width="151" height="57"/>
        <fontDescription key="fontDescription" type="system" pointSize="40"/>
        <state key="normal" title="\(name)"/>
        <connections>
            <segue destination="Gam-e0-001" kind="showDetail" identifier="Choose Theme" id="Sg-\(name)"/>
        </connections>
    </button>
    """
  }

  private static let game = """

    <view key="view" contentMode="scaleToFill" id="Gam-vi-ew1">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Flips: 9" textAlignment="center" \
    lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="Gam-la-be1">
                <rect key="frame" x="135" y="600" width="105" height="48"/>
                <fontDescription key="fontDescription" type="system" pointSize="40"/>
                <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                <nil key="highlightedColor"/>
            </label>
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillEqually" \
    spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="Gam-st-ck1">
                <rect key="frame" x="16" y="20" width="343" height="572"/>
                <subviews>\((0..<3).map(row).joined())
                </subviews>
            </stackView>
        </subviews>
        <color key="backgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
        <constraints>
            <constraint firstItem="Gam-la-be1" firstAttribute="top" secondItem="Gam-st-ck1" \
    secondAttribute="bottom" constant="8" symbolic="YES" id="Con-00-003"/>
            <constraint firstItem="Gam-la-be1" firstAttribute="centerX" secondItem="Gam-sa-fe1" \
    secondAttribute="centerX" id="Con-00-004"/>
            <constraint firstItem="Gam-sa-fe1" firstAttribute="bottom" secondItem="Gam-la-be1" \
    secondAttribute="bottom" id="Con-00-005"/>
            <constraint firstItem="Gam-st-ck1" firstAttribute="top" secondItem="Gam-sa-fe1" \
    secondAttribute="top" id="Con-00-006"/>
            <constraint firstItem="Gam-st-ck1" firstAttribute="leading" secondItem="Gam-sa-fe1" \
    secondAttribute="leading" constant="16" id="Con-00-007"/>
            <constraint firstItem="Gam-sa-fe1" firstAttribute="trailing" secondItem="Gam-st-ck1" \
    secondAttribute="trailing" constant="16" id="Con-00-008"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="Gam-sa-fe1"/>
    </view>
    <navigationItem key="navigationItem" id="Gam-it-em1"/>
    <connections>
    \((0..<12).map { "    <outletCollection property=\"cardButtons\" destination=\"Card-\($0)\" id=\"Ou-\($0)\"/>\n" }.joined())\
        <outlet property="flipCountLabel" destination="Gam-la-be1" id="Gam-ou-001"/>
    </connections>
    """

  private static func row(_ row: Int) -> String {
    """

    <stackView opaque="NO" contentMode="scaleToFill" distribution="fillEqually" spacing="8" id="Row-\(row)">
        <rect key="frame" x="0.0" y="\(row * 193)" width="343" height="185"/>
        <subviews>\((row * 4..<row * 4 + 4).map(card).joined())
        </subviews>
    </stackView>
    """
  }

  private static func card(_ number: Int) -> String {
    """

    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
    contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="Card-\(number)">
        <rect key="frame" x="\(number % 4 * 88)" y="0.0" width="80" height="185"/>
        <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
        <fontDescription key="fontDescription" type="system" pointSize="50"/>
        <connections>
            <action selector="touchCard:" destination="Gam-e0-001" eventType="touchUpInside" id="Ac-\(number)"/>
        </connections>
    </button>
    """
  }
}
