extension Pictures {
  /// Animals, most of them by their faces.
  static let animals: [Entry] = [
    Entry(
      "dog", ".ttttt. bbtttbb bktttkb bbtttbb .twkwt. ..www..",
      ".ttt. bktkb btttb .wkw.", #" .---. "#, #"(/o o\)"#),
    Entry(
      "cat", "o.....o oo...oo ooooooo okoooko ooopooo .ooooo.",
      "o...o ooooo okoko .opo.", #" /\_/\ "#, #"( o.o )"#),
    Entry(
      "mouse", "gg...gg gpg.gpg ggggggg .gkgkg. .ggggg. ..gpg..",
      "gg.gg ggggg .gkgk ..gp.", #"()_()  "#, #"(o o)~ "#),
    Entry(
      "fox", "r.....r rr...rr rrrrrrr rkrrrkr wwrrrww .wwkww.",
      "r...r rrrrr rkrkr .wkw.", #" /\-/\ "#, #" \o,o/ "#),
    Entry(
      "bear", "bb...bb bbbbbbb bbbbbbb bkbbbkb bbmkmbb .bmmmb.",
      "b...b bbbbb bkbkb .mkm.", #"()---()"#, #"( o.o )"#),
    Entry(
      "rabbit", ".v...v. .v...v. .vvvvv. .vkvkv. .vvpvv. ..vvv..",
      "v...v v...v vkvkv .vpv.", #" (\_/) "#, #"(='.'=)"#),
    Entry(
      "elephant", "ee...ee eeeeeee eekekee eeeeeee .e.e.e. ...ee..",
      "ee.ee ekeke e.e.e ..ee.", #"( o o )"#, #" \_U_/ "#),
    Entry(
      "pig", "p.....p ppppppp pkpppkp ppwwwpp ppkwkpp .ppppp.",
      "p...p pkpkp pwwwp .ppp.", #" ^---^ "#, #" ( oo )"#),
    Entry(
      "panda", "kk.k.kk kkwwwkk kwkwkwk kwwwwwk .kwkwk. ..kkk..",
      "k...k kwwwk kkwkk .kwk.", #"()---()"#, #"( # # )"#),
    Entry(
      "koala", "gg...gg gpg.gpg ggggggg gkgkgkg gggkggg .ggkgg.",
      "gg.gg ggggg gkgkg .gkg.", #"@.---.@"#, #" ( U ) "#),
    Entry(
      "tiger", "o.....o ookokoo okoooko okokoko oowkwoo .owwwo.",
      "o.k.o okoko okoko .wkw.", #" ^=+=^ "#, #"( >.< )"#),
    Entry(
      "lion", "bbbbbbb bbooobb bokokob booooob bbokobb .bbbbb.",
      "bbbbb bkokb booob .bbb.", #" {{^}} "#, #"{ o.o }"#),
    Entry(
      "octopus", "..ppp.. .ppppp. .kpppk. .ppppp. ppppppp p.p.p.p",
      ".ppp. pkpkp ppppp p.p.p", #" (o_o) "#, #" /|||\ "#),
    Entry(
      "horse", "...b.b. ..bbbbk .bbkbbk bbbbbbk bb.bbbk ...bbbb",
      "..b.b .bbbk bkbbk bbbbk", #"  _/^\ "#, #" (_,  \"#),
    Entry(
      "unicorn", "y.....v .yv.vv. ..vvvvp .vkvvpp vvvvvpp vv.vvvp",
      "y.v.. .vvvp vkvpp vvvvp", #" \_/^\ "#, #" (_,  \"#),
    Entry(
      "snake", ".nnnn.. nkn.nn. .nn.... ..nnn.. n...nnn nnnnnn.",
      "nnn.. nkn.. ..nn. nnnn.", #"  /o>-<"#, #"_/\_/  "#),
    Entry(
      "whale", "...c.c. ....c.. .eeeee. ekeeee. eeeeeee .eeee.e",
      "..c.c .eee. ekeee eeee.", #"  ":"  "#, #"(o___)<"#),
    Entry(
      "giraffe", ".y.y... .yyy... ykyy... yyyyy.. ..yby.. ..yyb..",
      "y.y.. yky.. .yyy. .yby.", #" "o_   "#, #"   ||  "#),
    Entry(
      "zebra", "...k.k. ..kwkwk .kwkwkw kwkwkwk kk.kwkk ...kwkw",
      "..k.k .kwkk kwkwk kk.kw", #"  _/#\ "#, #" (_/#\\"#),
    Entry(
      "penguin", "..kkk.. .kkkkk. .kwkwk. kkwowkk kwwwwwk .owwwo.",
      ".kkk. kwkwk kwowk .o.o.", #" (o>o) "#, #" /( )\ "#),
    Entry(
      "ant", "r.r.... .rr.... rkrrrrr rrr.rrr .r.r.r. r..r..r",
      "r.r.. rkr.. rrrrr r.r.r", #" \/    "#, #" o-o-O"#),
  ]
}
