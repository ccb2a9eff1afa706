extension Pictures {
  /// Balls.
  static let sports: [Entry] = [
    Entry(
      "soccer", "..kkk.. .kwwwk. kwkkkwk kwkkkwk .kwwwk. ..kkk..",
      ".kkk. kwkwk kwkwk .kkk.", #"  ___  "#, #" (_#_) "#),
    Entry(
      "basketball", ".ookoo. ookkoko okookoo kkkkkkk ookooko .ookoo.",
      ".oko. okoko okkko .oko.", #"  ___  "#, #" (-+-) "#),
    Entry(
      "tennis", ".nnwnn. nnwnnnn nnwnnnw wwnnnwn nnnnwnn .nnwnn.",
      ".nwn. nwnnw wnnwn .nwn.", #"  ___  "#, #" ( S ) "#),
    Entry(
      "football", "....bbb ..bbbbb .bbwbbb bbwbwbb bbbwbb. bbb....",
      "..bbb .bwbb bbwb. bbb..", #"  ___  "#, #" (-#-) "#),
    Entry(
      "baseball", ".rgggr. grgggrg ggrgrgg ggrgrgg grgggrg .rgggr.",
      "rgggr grgrg grgrg rgggr", #" .---. "#, #" )---( "#),
    Entry(
      "volleyball", ".eeyee. eeyyeee eyyeeyy yyeeyye eeeyyee .eeyye.",
      ".eye. eyyey yeyye .eye.", #" .-/-. "#, #" (_\_) "#),
    Entry(
      "rugby", "..ttttt .tttwtt ttwttwt twttwtt ttwttt. ttttt..",
      "..ttt .ttwt twtt. ttt..", #"  .--. "#, #" (_||_)"#),
    Entry(
      "pool", ".kkkkk. kkwwwkk kkwkwkk kkwwwkk kkwkwkk .kwwwk.",
      ".kkk. kwwwk kwkwk .kkk.", #" .###. "#, #" (#8#) "#),
    Entry(
      "golf", "..rrr.. ..rrrr. ..rr... ..k.... ..k.... nnnnnnn",
      ".rrr. .rr.. .k... nnnnn", #"  |>   "#, #" _|_o  "#),
    Entry(
      "hockey", "b.....b .b...b. ..b.b.. ...b... ..b.b.. bb.k.bb",
      "b...b .b.b. ..b.. bbkbb", #"  \ /  "#, #" _/ \_ "#),
    Entry(
      "cricket", ".....tt ....ttt ...ttt. .tttt.r tttt..r .tt....",
      "...tt ..tt. ttt.r tt...", #"    // "#, #" __// o"#),
    Entry(
      "darts", ".rrrrr. rwwwwwr rwrrrwr rwrkrwr rwwwwwr .rrrrr.",
      ".rrr. rwwwr rwrwr .rrr.", #" (---) "#, #" ((o)) "#),
    Entry(
      "bowling", "..ggg.. ..rrr.. ..ggg.. .ggggg. .ggggg. ..ggg..",
      ".ggg. .rrr. ggggg .ggg.", #"  ( )  "#, #" (   ) "#),
    Entry(
      "boxing", ".rrrr.. rrrrrr. rrrrrrr rrrrrr. .gggg.. .rrrr..",
      ".rrr. rrrrr rrrr. .ggg.", #" (###) "#, #"  [=]  "#),
    Entry(
      "karate", "ggg.ggg ggggggg ggkgkgg .gkkkg. .gg.gg. .gg.gg.",
      "gg.gg ggggg .kkk. .g.g.", #" /\_/\ "#, #" |-o-| "#),
    Entry(
      "ski", "e..k..e .e.k.e. ..eke.. ...e... ..e.e.. ee...ee",
      "e...e .e.e. ..e.. ee.ee", #"  \|/  "#, #"  /|\  "#),
    Entry(
      "sled", "......b rrrrrrb .b.b.b. .b.b.b. bbbbbbb .......",
      "....b rrrrb .b.b. bbbbb", #" ____  "#, #" |__|_)"#),
    Entry(
      "surfing", "....m.. ..kkk.. ...k.k. ..ooooo cccoocc ccccccc",
      "...m. ..kk. .ooo. ccccc", #"   o/  "#, #" ~=|=~ "#),
    Entry(
      "swimming", "....tt. .ttttt. tt..tt. ccc.ccc ccccccc .cc.cc.",
      "..tt. tttt. cc.cc ccccc", #"  o__/ "#, #" ~~~~~ "#),
    Entry(
      "flying disc", "....... .ccccc. ccwwwcc ccccccc .ddddd. .......",
      ".ccc. cwwwc ccccc .ddd.", #" .---. "#, #" '==='"#),
  ]
}
