import ConcentrationEngine
import Testing

/// Cards of two seeds that friends may have written down.
///
/// Computed apart from this program, from the published algorithms alone: FNV-1a, SplitMix64,
/// xoshiro256**, Lemire's bounded draw, ascending Fisher-Yates.
///
/// Source: SHELL.md 13.12.
@Suite struct DealVectorTests {
  static let vectors = [
    ("2x2/shapes#7", "baba"),
    ("4x4/shapes#7", "fcghbhddafbacgee"),
    ("6x6/shapes#7", "mfprbqdajgmorqlnkakilbphchidfnejcoeg"),
    (
      "8x8/shapes#7",
      "awajbbbfbfbcaeagapaiataybebcasavaoatamaaanafazarbaaeakayalawaqar"
        + "bdacbeaxaobbaiaqadahabaxagaubdadapavajauasafanabacahbaamaaalakaz"
    ),
    ("2x2/shapes#tuesday", "aabb"),
    ("4x4/shapes#tuesday", "cbgedcfgbhhadfae"),
    ("6x6/shapes#tuesday", "fcnjgdkncorbpqgkemmhaahqieldjilofbpr"),
    (
      "8x8/shapes#tuesday",
      "ajaeaxaqakadabaxaiazbfaobbbbagaobaasarbabfafakagayaualanavapbeaq"
        + "araiaeafasaaabanambdahayatajamavacazbdbealbcatahauacawadawaaapbc"
    ),
  ]

  @Test(arguments: vectors)
  func `13.12 seeds 7 and tuesday deal these cards for ever`(id: String, cards: String) throws {
    let layout = try GameID(parsing: id).layoutID
    #expect("\(layout)" == id.replacing(#/#.*/#, with: ":") + cards)
  }
}
