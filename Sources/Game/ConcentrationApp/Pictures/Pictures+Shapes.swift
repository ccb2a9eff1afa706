extension Pictures {
  /// Suits and plain shapes.
  static let shapes: [Entry] = [
    Entry(
      "diamond", "...r... ..rrr.. .rrrrr. .rrrrr. ..rrr.. ...r...",
      "..r.. .rrr. .rrr. ..r..", #"   /\  "#, #"   \/  "#),
    Entry(
      "club", "...k... ..kkk.. .k.k.k. kkkkkkk .k.k.k. ...k...",
      "..k.. kk.kk kkkkk ..k..", #"   o   "#, #"  o+o  "#),
    Entry(
      "heart", ".rr.rr. rrrrrrr rrrrrrr .rrrrr. ..rrr.. ...r...",
      ".r.r. rrrrr .rrr. ..r..", #" /\/\  "#, #" \  /  "#),
    Entry(
      "spade", "...k... ..kkk.. .kkkkk. kkkkkkk kk.k.kk ..kkk..",
      "..k.. .kkk. kkkkk ..k..", #"   ^   "#, #"  (+)  "#),
    Entry(
      "circle", ".rrrrr. rrrrrrr rrrrrrr rrrrrrr rrrrrrr .rrrrr.",
      ".rrr. rrrrr rrrrr .rrr.", #" .###. "#, #" '###' "#),
    Entry(
      "star", "...y... ..yyy.. yyyyyyy .yyyyy. .yy.yy. yy...yy",
      "..y.. yyyyy .yyy. yy.yy", #" __A__ "#, #" /_^_\ "#),
    Entry(
      "square", ".eeeee. .eeeee. .eeeee. .eeeee. .eeeee. .eeeee.",
      ".eee. .eee. .eee. .eee.", #" ##### "#, #" ##### "#),
    Entry(
      "triangle", "...n... ..nnn.. ..nnn.. .nnnnn. .nnnnn. nnnnnnn",
      "..n.. .nnn. .nnn. nnnnn", ##"  /#\  "##, ##" /###\ "##),
    Entry(
      "ring", "..ccc.. .cc.cc. cc...cc cc...cc .cc.cc. ..ccc..",
      ".ccc. c...c c...c .ccc.", #" .---. "#, #" '---' "#),
    Entry(
      "wedge", "vvvvvvv .vvvvv. .vvvvv. ..vvv.. ..vvv.. ...v...",
      "vvvvv .vvv. .vvv. ..v..", #" \---/ "#, #"  \_/  "#),
    Entry(
      "plus", "..ooo.. ..ooo.. ooooooo ooooooo ..ooo.. ..ooo..",
      "..o.. ooooo ooooo ..o..", #"  _|_  "#, #"   |   "#),
    Entry(
      "note", "...kkkk ...k..k ...k..k ...k..k .kkk.kk .kkkkk.",
      ".kkkk .k..k kk.kk kk.kk", #"  |~~| "#, #" (| (| "#),
    Entry(
      "moon", "..yyy.. .yyy... yyy.... yyy.... .yyy..y ..yyyy.",
      ".yyy. yy... yy... .yyy.", #"  .-'  "#, #"  '-.  "#),
    Entry(
      "flower", "..p.p.. .ppppp. .ppypp. .ppppp. ..pnp.. ...n...",
      ".p.p. ppypp .ppp. ..n..", #"  @o@  "#, #"   |   "#),
    Entry(
      "king", "...k... ..kkk.. ...k... .kk.kk. .kkkkk. .kkkkk.",
      "..k.. .kkk. kk.kk kkkkk", #"   +   "#, #" (\|/) "#),
    Entry(
      "lozenge", "...o... ..o.o.. .o...o. .o...o. ..o.o.. ...o...",
      "..o.. .o.o. .o.o. ..o..", #"   /\  "#, #"   \/  "#),
    Entry(
      "cross", "rr...rr .rr.rr. ..rrr.. ..rrr.. .rr.rr. rr...rr",
      "rr.rr .rrr. .rrr. rr.rr", #"  \ /  "#, #"  / \  "#),
    Entry(
      "yin-yang", "..kkk.. .kwkkk. kkkkkgg kkggggg .gggkg. ..ggg..",
      ".kkk. kwkkg kkggg .ggg.", #" ( o#) "#, #" (#o ) "#),
    Entry(
      "sun", "y..y..y .yyyyy. .yyyyy. yyyyyyy .yyyyy. y..y..y",
      "y.y.y .yyy. .yyy. y.y.y", #" \ | / "#, #" - O - "#),
    Entry(
      "box", ".nnnnn. .n...n. .n...n. .n...n. .n...n. .nnnnn.",
      ".nnn. .n.n. .n.n. .nnn.", #" +---+ "#, #" +---+"#),
  ]
}
