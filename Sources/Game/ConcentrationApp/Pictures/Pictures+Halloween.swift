extension Pictures {
  /// Ghosts and their company.
  static let halloween: [Entry] = [
    Entry(
      "ghost", ".vvvvv. vvvvvvv vwkvwkv vvvvvvv vvvvvvv v.v.v.v",
      ".vvv. vkvkv vvvvv v.v.v", #" .-.   "#, #"(o o)~ "#),
    Entry(
      "pumpkin", "...n... .ooooo. okoooko ooooooo okkkkko .ooooo.",
      "..n.. okoko okkko .ooo.", #"  ,_|_ "#, #" (^v^) "#),
    Entry(
      "bat", "k.....k kk.k.kk kkkkkkk kwkkkwk k.kkk.k ...k...",
      "k...k kkkkk kwkwk ..k..", #"/\o_o/\"#, #"   v   "#),
    Entry(
      "skull", ".ggggg. ggggggg gkkgkkg gkkgkkg .ggkgg. .gkgkg.",
      ".ggg. gkgkg ggggg .gkg.", #" (O O) "#, #"  |"|  "#),
    Entry(
      "witch", "...v... ..vvv.. vvvvvvv .nknkn. .nnnnn. ..nkn..",
      "..v.. vvvvv .nkn. .nnn.", #"  _/\_ "#, #"  (o,o)"#),
    Entry(
      "vampire", ".kkkkk. kkkmkkk kmkmkmk kmmmmmk kmwmwmk .kmmmk.",
      ".kkk. kmmmk kkmkk .wmw.", #" /^v^\ "#, #" (v-v) "#),
    Entry(
      "zombie", "..kkk.. .nnnnn. nwknnkn nnnnnnn nkwkwkn .nnnnn.",
      ".kkk. nknkn nnnnn .kwk.", #" .###. "#, #" (x_o) "#),
    Entry(
      "devil", "r.....r rrrrrrr rkrrrkr rrrrrrr rkwkwkr .rrrrr.",
      "r...r rrrrr rkrkr .kkk.", #" \---/ "#, #" (>v<) "#),
    Entry(
      "alien", ".nnnnn. nnnnnnn nkknkkn nkknkkn .nnnnn. ..nnn..",
      ".nnn. nknkn nknkn .nnn.", #" .---. "#, #" (0_0) "#),
    Entry(
      "candy", "r..p..r rrpwprr rpwpwpr rpwpwpr rrpwprr r..p..r",
      "r.p.r rpwpr rpwpr r.p.r", #"       "#, #">(@@@)<"#),
    Entry(
      "lollipop", ".ppppp. pwwwwwp pwpppwp pwwwpwp .ppppp. ...t...",
      ".ppp. pwwpp ppwpp ..t..", #"  (@)  "#, #"   |   "#),
    Entry(
      "bonfire", "...r... .r.rr.. .rrorr. rroyorr .oyyyo. bbbbbbb",
      "..r.. .ror. royor bbbbb", #"  )(   "#, #" (())  "#),
    Entry(
      "haunted castle", "v.v.v.v vvvvvvv vyvvvyv vvvvvvv vvvkvvv vvkkkvv",
      "v.v.v vyvyv vvvvv vvkvv", #"n_n_n_n"#, #"| .^. |"#),
    Entry(
      "monster", ".c...c. ..ccc.. .ckckc. ccccccc c.ccc.c ..c.c..",
      "c...c ckckc ccccc .c.c.", #" /o-o\ "#, #" /^ ^\ "#),
    Entry(
      "black cat", "k.....k kk...kk kkkkkkk kykkkyk kkkpkkk .kkkkk.",
      "k...k kkkkk kykyk .kpk.", ##" /\#/\ "##, #" (#.#) "#),
    Entry(
      "robot", "...r... ggggggg geegeeg ggggggg gkgkgkg ggggggg",
      "..r.. geggg ggggg gkkkg", #"  _!_  "#, #" [o_o] "#),
    Entry(
      "clown", "oo...oo ottttto otktkto tttrttt trwwwrt .ttttt.",
      "o...o tktkt ttrtt .rwr.", #" @---@ "#, #" (oUo) "#),
    Entry(
      "spirit", "..ddd.. ..ekke. .eeeee. e.eee.e ...ee.. ....ee.",
      "..dd. .eke. eeeee ..ee.", #"  (oo) "#, #" ~\ )~"#),
    Entry(
      "owl", "y.....y yyyyyyy ywwywwy ywkykwy yyyryyy .yyyyy.",
      "y...y ykyky yyryy .yyy.", #" ,___, "#, #" [O.o] "#),
  ]
}
