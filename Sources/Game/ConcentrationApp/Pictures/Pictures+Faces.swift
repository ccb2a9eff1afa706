extension Pictures {
  /// Faces.
  static let faces: [Entry] = [
    Entry(
      "grin", ".yyyyy. yyyyyyy ykyyyky yyyyyyy ykkkkky .yyyyy.",
      ".yyy. ykyky ykkky .yyy.", #" .---. "#, #" \o_o/ "#),
    Entry(
      "wink", ".yyyyy. yyyyyyy ykyykky yyyyyyy yykkkyy .yyyyy.",
      ".yyy. yky.y yykky .yyy.", #" .---. "#, #" \o_-/ "#),
    Entry(
      "heart eyes", ".yyyyy. yryyyry yrryrry yyyyyyy ykkkkky .yyyyy.",
      ".yyy. yryry ykkky .yyy.", #" .---. "#, #" \v_v/ "#),
    Entry(
      "laugh", ".yyyyy. ykyyyky cyyyyyc ykkkkky yykkkyy .yyyyy.",
      ".yyy. ykyky ckkkc .yyy.", #" .---. "#, #" 'DvD' "#),
    Entry(
      "cool", ".yyyyy. yyyyyyy kkkkkkk ykkykky yyyyyyy .ykkky.",
      ".yyy. kkkkk yyyyy .kky.", #" .---. "#, #" #-#_/ "#),
    Entry(
      "thinking", ".yyyyy. ykyyyyy yyyyyky yykkyyy mmyyyyy .mmyyy.",
      ".yyy. ykyky yykyy mmyy.", #" .---. "#, #" (o~o? "#),
    Entry(
      "sleeping", ".yyy.ee yyyyy.e ykkykky yyyyyyy yyykyyy .yyyyy.",
      ".yy.e kkykk yyyyy .yky.", #" .--zz "#, #" (-o-) "#),
    Entry(
      "angry", ".rrrrr. krrrrrk rkrrrkr rrrrrrr rrkkkrr .krrrk.",
      ".rrr. krrrk rrkrr .krk.", #" .\_/. "#, #" (o^o) "#),
    Entry(
      "crying", ".yyyyy. ykkykky eyyyyye eykkkye eyykyye .yyyyy.",
      ".yyy. ykyky eyyye .yky.", #" .---. "#, #" (;o;) "#),
    Entry(
      "kiss", ".yyyyy. ykyykky yyyyyyy yyyrryy yyyrryr .yyyyy.",
      ".yyy. ykykk yyryy .yyr.", #" .---. "#, #" (o_-*'"#),
    Entry(
      "nerd", ".yyyyy. kkkykkk kwkkkwk kkkykkk yyywwyy .yyyyy.",
      ".yyy. kkykk wkkkw .yyy.", #" .---. "#, #" (OuO) "#),
    Entry(
      "party", "...v... ..vvv.. .yyyyy. ykyyyky yyykkry .yyyyy.",
      "..v.. .vvv. ykyky .yyr.", #"   /\  "#, #" (o_o)<"#),
    Entry(
      "zany", ".yyyyy. ywwyyyy ywkyyky yyyyyyy ykkkkky .yyrry.",
      ".yyy. wkyky yyyyy .krr.", #" .---. "#, #" (O_o)P"#),
    Entry(
      "mask", ".yyyyy. ykyyyky yyyyyyy ccccccc ccccccc .ccccc.",
      ".yyy. ykyky ccccc .ccc.", #" .o-o. "#, #" [===] "#),
    Entry(
      "blushing", ".yyyyy. ykyyyky yyyyyyy ppyyypp yykkkyy .yyyyy.",
      ".yyy. ykyky pyyyp .yky.", #" .---. "#, #" (^u^) "#),
    Entry(
      "open mouth", ".yyyyy. ykyyyky yyyyyyy yykkkyy yykkkyy .yyyyy.",
      ".yyy. ykyky yykyy .yky.", #" .---. "#, #" (oOo) "#),
    Entry(
      "upside down", ".yyyyy. yykkkyy ykyyyky yyyyyyy ykyyyky .yyyyy.",
      ".yyy. ykkky ykyky .yyy.", #" (o^o) "#, #" '---' "#),
    Entry(
      "exploding", "r.ror.r .roror. yyyyyyy ykyyyky yyykyyy .yyyyy.",
      "r.o.r .ror. ykyky .yyy.", #" \\|// "#, #" (oOo) "#),
    Entry(
      "cold", ".eeeee. ekeeeke eeeeeee ewkwkwe eeeeeee .e.e.e.",
      ".eee. ekeke wkwkw e.e.e", #" *---* "#, #" (o#o) "#),
    Entry(
      "yawning", ".yyyyy. ykkykky yyyyyyy yyrrryy yykkkyy .mmyyy.",
      ".yyy. kkykk yyryy .mky.", #" .---. "#, #" (-O-)"#),
  ]
}
