extension Pictures {
  /// Things to eat.
  static let food: [Entry] = [
    Entry(
      "apple", "...b... .rrbnn. rrrrrrr rrrrrrr rrrrrrr .rr.rr.",
      "..bn. rrrrr rrrrr .rrr.", #"  _/_  "#, #" (   ) "#),
    Entry(
      "banana", "......y .....yy ....yyy y.yyyy. yyyyy.. .yyy...",
      "....y ...yy y.yyy .yyy.", #"     / "#, #" (__/  "#),
    Entry(
      "cherry", "...nn.. ..n..n. .n...n. rrr.rrr rrr.rrr .r...r.",
      "..nn. .n..n rr.rr rr.rr", #"  /\   "#, #" o  o  "#),
    Entry(
      "grapes", "...nb.. .vvvvv. vvvvvvv .vvvvv. ..vvv.. ...v...",
      "..n.. vvvvv .vvv. ..v..", #"  ooo  "#, #"   oo  "#),
    Entry(
      "lemon", "....n.. ..yyyy. .yyyyyy yyyyyyy .yyyyy. ..yyy..",
      "...n. .yyyy yyyyy .yyy.", #"  .--' "#, #" (___) "#),
    Entry(
      "melon", ".nnnnn. nngnngn ngnngnn nngnngn ngnngnn .nnnnn.",
      ".nnn. ngngn gngng .nnn.", #" .-#-. "#, #" '-#-' "#),
    Entry(
      "pizza", "bbbbbbb yyyyyyy .yryyy. .yyyry. ..yyy.. ...y...",
      "bbbbb yyryy .yyy. ..y..", #" \o.o/ "#, #"  \./  "#),
    Entry(
      "hamburger", ".ooooo. ooooooo nnnnnnn bbbbbbb yyyyyyy .ooooo.",
      ".ooo. nnnnn bbbbb .ooo.", #" (---) "#, #" (===) "#),
    Entry(
      "sushi", ".rrrrr. rrwrrwr rrrwrrw kkwwwkk kwwwwwk kkkkkkk",
      ".rrr. rwrwr kwwwk kkkkk", #" .~~~. "#, #" [###] "#),
    Entry(
      "taco", "..nrn.. .nryrn. nyyyyyn yyyyyyy yyoyyoy yyyyyyy",
      ".nrn. nyyyn yyyyy yyoyy", #"  _~~_ "#, #" (___) "#),
    Entry(
      "doughnut", ".ppppp. pppwppp pp...pp pw...pp pppppwp .ttttt.",
      ".ppp. pp.pp pp.pp .ttt.", #" .---. "#, #" (_o_) "#),
    Entry(
      "ice cream", "..ppp.. .ppppp. .ppppp. .ttttt. ..ttt.. ...t...",
      ".ppp. ppppp .ttt. ..t..", #"  (_)  "#, #"  \_/  "#),
    Entry(
      "cake", "...r... .ppppp. ppppppp tptptpt ttttttt ttttttt",
      "..r.. ppppp tptpt ttttt", #"  _i_  "#, #" |~~~| "#),
    Entry(
      "egg", "..ggg.. .gwwwg. gwwyywg gwyyywg .gwwwg. ..ggg..",
      ".ggg. gwywg gyyyg .ggg.", #"  .-.  "#, #" ( O ) "#),
    Entry(
      "orange", "...nn.. ..ono.. .ooooo. ooooooo ooooooo .ooooo.",
      "..nn. .ooo. ooooo .ooo.", #"  .'.  "#, #" ( : ) "#),
    Entry(
      "carrot", "..n.n.. ...n... .ooooo. .ooooo. ..ooo.. ...o...",
      ".n.n. .ooo. .ooo. ..o..", #"  \|/  "#, #"   V   "#),
    Entry(
      "noodles", "b.....b .b...b. ..yyy.. .yyyyy. rrrrrrr .rrrrr.",
      "b...b .yyy. rrrrr .rrr.", #"  \S/S "#, #" (___) "#),
    Entry(
      "waffle", "ttttttt tbtbtbt ttttttt tbtbtbt ttttttt tbtbtbt",
      "ttttt tbtbt ttttt tbtbt", #" ##### "#, #" ##### "#),
    Entry(
      "fries", "y.y.y.y yyyyyyy yyyyyyy rrrrrrr rrrrrrr .rrrrr.",
      "y.y.y yyyyy rrrrr .rrr.", #" ||||| "#, #" \___/ "#),
    Entry(
      "avocado", "...n... ..nnn.. .nyyyn. nyybyyn nybbbyn .nnnnn.",
      "..n.. .nyn. nybyn .nnn.", #"  .^.  "#, #" ( o )"#),
  ]
}
