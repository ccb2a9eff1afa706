import XcodeProjects

/// A project with an app, its tests, an older group and a folder that belongs to the app as a whole.
enum SampleProject {
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        P1 /* Project object */ = {
          isa = PBXProject;
          buildConfigurationList = L1;
          mainGroup = G1;
          projectDirPath = "";
          targets = (T1, T2, T3, T4);
        };
        G1 = { isa = PBXGroup; children = (G2, S1, F9); sourceTree = "<group>"; };
        G2 = { isa = PBXGroup; children = (F1, V1, F4, G3); path = "The App"; sourceTree = "<group>"; };
        G3 = { isa = PBXGroup; name = Models; children = (F2, F3); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Game.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Shared/Card.swift; sourceTree = SOURCE_ROOT; };
        F4 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F6 = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        F7 = { isa = PBXFileReference; path = ../Elsewhere.swift; sourceTree = "<group>"; };
        F9 = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        F8 = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        V1 = { isa = PBXVariantGroup; name = Main.storyboard; children = (F5, F6); sourceTree = "<group>"; };
        S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Screens; exceptions = (E1); sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old); target = T1; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        B4 = { isa = PBXBuildFile; fileRef = V1; };
        B5 = { isa = PBXBuildFile; fileRef = F4; };
        B6 = { isa = PBXBuildFile; fileRef = F8; };
        B7 = { isa = PBXBuildFile; fileRef = GONE; };
        X1 = { isa = PBXSourcesBuildPhase; files = (B2, B1, B3, B6, B7); };
        X2 = { isa = PBXResourcesBuildPhase; files = (B4, B5); };
        T1 = {
          isa = PBXNativeTarget;
          name = "My App";
          productType = "com.apple.product-type.application";
          buildConfigurationList = L2;
          buildPhases = (X1, X2);
          fileSystemSynchronizedGroups = (S1);
          packageProductDependencies = (K1);
        };
        K1 = { isa = XCSwiftPackageProductDependency; productName = Charts; };
        T2 = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (X1); };
        T4 = {
          isa = PBXNativeTarget;
          name = HostedTests;
          productType = "com.apple.product-type.bundle.unit-test";
          buildConfigurationList = L4;
        };
        L4 = { isa = XCConfigurationList; buildConfigurations = (C4); };
        C4 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My App.app/My App"; }; };
        T3 = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application"; buildConfigurationList = L3; };
        L1 = { isa = XCConfigurationList; buildConfigurations = (C0, C1); };
        L2 = { isa = XCConfigurationList; buildConfigurations = (C2); };
        L3 = { isa = XCConfigurationList; buildConfigurations = (C3); };
        C0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 6.0; }; };
        C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 4.2; FLAGS = a; }; };
        C2 = {
          isa = XCBuildConfiguration;
          name = Debug;
          baseConfigurationReference = F9;
          buildSettings = {
            FLAGS = ("$(inherited)", b);
            INFOPLIST_FILE = "The App/Info.plist";
            PRODUCT_NAME = "$(TARGET_NAME)";
            PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier)";
          };
        };
        C3 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
      };
      rootObject = P1;
    }
    """

  static let infoPlist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>UIApplicationSceneManifest</key><dict>
      <key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          <key>UISceneStoryboardFile</key><string>Main</string>
        </dict></array>
      </dict>
    </dict>
    </dict></plist>
    """

  static let files = ProjectFiles([
    "/src/App.xcodeproj/project.pbxproj": text, "/src/The App/Info.plist": infoPlist,
    "/src/App.xcconfig": "// of all\nLEVEL = 3 // three\nSWIFT_VERSION[sdk=x] = 1\n",
    "/src/Screens/Info.plist": "", "/src/Screens/Board.swift": "", "/src/Screens/Old/B.swift": "",
    "/src/Screens/Art.xcassets/Contents.json": "", "/src/Screens/Art.xcassets/A/B.json": "",
    "/src/Screens/Base.lproj/More.storyboard": "", "/src/Screens/.DS_Store": "",
  ])
}
