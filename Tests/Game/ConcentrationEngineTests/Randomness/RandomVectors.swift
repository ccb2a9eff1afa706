// Known sequences of the generator, the bounded draw and the shuffle.
//
// SplitMix64 and xoshiro256** are the published references; bounded draws and shuffles were
// computed apart from this program and agree with those of the Swift 6.3.1 standard library.

/// The first words of a generator from a seed.
struct WordVector {
  let seed: UInt64
  let words: [UInt64]
}

/// The first draws below a bound from a seed, and how many raw words they took.
struct BoundedVector {
  let seed: UInt64
  let bound: UInt64
  let values: [UInt64]
  let rawDraws: Int
}

/// The numbers 0, 1, … shuffled from a seed.
struct ShuffleVector {
  let seed: UInt64
  let order: [Int]
}

let splitMixVectors: [WordVector] = [
  WordVector(
    seed: 0,
    words: [
      0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
      0xF88B_B8A8_724C_81EC, 0x1B39_896A_51A8_749B, 0x53CB_9F0C_747E_A2EA,
      0x2C82_9ABE_1F45_32E1, 0xC584_133A_C916_AB3C,
    ]),
  WordVector(
    seed: 1,
    words: [
      0x910A_2DEC_8902_5CC1, 0xBEEB_8DA1_658E_EC67, 0xF893_A2EE_FB32_555E,
      0x71C1_8690_EE42_C90B, 0x71BB_54D8_D101_B5B9, 0xC34D_0BFF_9015_0280,
      0xE099_EC6C_D736_3CA5, 0x85E7_BB0F_1227_8575,
    ]),
  WordVector(
    seed: 42,
    words: [
      0xBDD7_3226_2FEB_6E95, 0x28EF_E333_B266_F103, 0x4752_6757_130F_9F52,
      0x581C_E1FF_0E4A_E394, 0x09BC_585A_2448_23F2, 0xDE44_31FA_3C80_DB06,
      0x37E9_671C_4537_6D5D, 0xCCF6_35EE_9E9E_2FA4,
    ]),
  WordVector(
    seed: 1234567,
    words: [
      0x599E_D017_FB08_FC85, 0x2C73_F084_5854_0FA5, 0x883E_BCE5_A3F2_7C77,
      0x3FBE_F740_E917_7B3F, 0xE3B8_3467_08CB_5ECD, 0x6C4F_7DBC_9899_44F6,
      0x9734_AED7_0F5D_5E85, 0x4679_3DD6_F7DF_31B1,
    ]),
  WordVector(
    seed: 18446744073709551615,
    words: [
      0xE4D9_7177_1B65_2C20, 0xE99F_F867_DBF6_82C9, 0x382F_F84C_B272_81E9,
      0x6D1D_B36C_CBA9_82D2, 0xB4A0_472E_5780_69AE, 0xD31D_ADBD_A438_BB33,
      0xF14F_2CF8_0208_3FA5, 0x405D_A438_A39E_8064,
    ]),
]

let xoshiroVectors: [WordVector] = [
  WordVector(
    seed: 0,
    words: [
      0x99EC_5F36_CB75_F2B4, 0xBF6E_1F78_4956_452A, 0x1A5F_849D_4933_E6E0,
      0x6AA5_94F1_262D_2D2C, 0xBBA5_AD4A_1F84_2E59, 0xFFEF_8375_D9EB_CACA,
      0x6C16_0DEE_D2F5_4C98, 0x8920_AD64_8FC3_0A3F,
    ]),
  WordVector(
    seed: 1,
    words: [
      0xB3F2_AF6D_0FC7_10C5, 0x853B_5596_4736_4CEA, 0x92F8_9756_082A_4514,
      0x642E_1C7B_C266_A3A7, 0xB27A_48E2_9A23_3673, 0x24C1_2312_6FFD_A722,
      0x1230_04EF_8DF5_10E6, 0x6195_4DCC_47B1_E89D,
    ]),
  WordVector(
    seed: 42,
    words: [
      0x1578_0B2E_0C2E_C716, 0x6104_D986_6D11_3A7E, 0xAE17_5332_39E4_99A1,
      0xECB8_AD47_03B3_60A1, 0xFDE6_DC7F_E2EC_5E64, 0xC50D_A531_0179_5238,
      0xB821_5485_5A65_DDB2, 0xD99A_2743_EBE6_0087,
    ]),
  WordVector(
    seed: 100,
    words: [
      0x0AFE_E077_3A0D_8A51, 0x13B0_CA75_9B9B_1735, 0x5C76_D220_F846_1395,
      0x8852_F10B_70A2_89F7, 0x481B_BF68_E1B4_B076, 0x5E5F_25A0_1F0A_AB95,
      0x0D50_AE41_6788_858B, 0x1FB4_B8B2_4F7A_F007,
    ]),
  WordVector(
    seed: 1234567,
    words: [
      0x30A3_A1C3_6360_0467, 0x1940_5F0F_5799_29CA, 0x115B_EAAC_046D_DBD9,
      0xEB17_CAF4_8F27_D7F6, 0xA0C9_4FE1_CCE9_D136, 0x70E3_3265_7880_2DA2,
      0xE54C_F887_7C3F_5477, 0x5CB9_160D_2C39_6C0E,
    ]),
  WordVector(
    seed: 18446744073709551615,
    words: [
      0x8F55_20D5_2A7E_AD08, 0xC476_A018_CAA1_802D, 0x81DE_31C0_D260_469E,
      0xBF65_8D7E_065F_3C2F, 0x9135_93FD_A1BC_A32A, 0xBB53_5E93_941B_A525,
      0x5ECD_A415_C3C6_DFDE, 0xC487_398F_C9DE_9AE2,
    ]),
]

let boundedVectors: [BoundedVector] = [
  BoundedVector(
    seed: 0, bound: 2,
    values: [
      1, 1, 0, 0, 1, 1, 0, 1,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 0, bound: 3,
    values: [
      1, 2, 0, 1, 2, 2, 1, 1,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 0, bound: 6,
    values: [
      3, 4, 0, 2, 4, 5, 2, 3,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 0, bound: 10,
    values: [
      6, 7, 1, 4, 7, 9, 4, 5,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 0, bound: 16,
    values: [
      9, 11, 1, 6, 11, 15, 6, 8,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 0, bound: 52,
    values: [
      31, 38, 5, 21, 38, 51, 21, 27,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 0, bound: 1000,
    values: [
      601, 747, 103, 416, 732, 999, 422, 535,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 0, bound: 3000000000,
    values: [
      1803788998, 2243322277, 309059968, 1249767233, 2198990337, 2999245308, 1266634571,
      1606964598,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 0, bound: 9223372036854775809,
    values: [
      5545672335626533210, 6896998655084667541, 9221051770647995749, 620104743558096346,
      6497275214136357686, 5070837380538514630, 533095738799526898, 5791207332614736059,
    ],
    rawDraws: 24),
  BoundedVector(
    seed: 0, bound: 18446744073709551615,
    values: [
      11091344671253066419, 13793997310169335081, 1900383378846508767, 7684712102626143531,
      13521403990117723736, 18442103541295991497, 7788427924976520343, 9881088229871127102,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 1, bound: 2,
    values: [
      1, 1, 1, 0, 1, 0, 0, 0,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 1, bound: 3,
    values: [
      2, 1, 1, 1, 2, 0, 0, 1,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 1, bound: 6,
    values: [
      4, 3, 3, 2, 4, 0, 0, 2,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 1, bound: 10,
    values: [
      7, 5, 5, 3, 6, 1, 0, 3,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 1, bound: 16,
    values: [
      11, 8, 9, 6, 11, 2, 1, 6,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 1, bound: 52,
    values: [
      36, 27, 29, 20, 36, 7, 3, 19,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 1, bound: 1000,
    values: [
      702, 520, 574, 391, 697, 143, 71, 381,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 1, bound: 3000000000,
    values: [
      2108765499, 1561309859, 1722317100, 1173985806, 2091535249, 430716110, 213135648,
      1143553340,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 1, bound: 9223372036854775809,
    values: [
      4800180567299270261, 5295190459760845450, 3609369285294772691, 3515805966490203214,
      5088625326638160104, 8828779273611113555, 742075105987018307, 4531995491836664855,
    ],
    rawDraws: 18),
  BoundedVector(
    seed: 1, bound: 18446744073709551615,
    values: [
      12966619160104079556, 9600361134598540521, 10590380919521690899, 7218738570589545382,
      12860671823995680370, 2648436617965840161, 1310552918490157285, 7031611932980406428,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 42, bound: 2,
    values: [
      0, 0, 1, 1, 1, 1, 1, 1,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 42, bound: 3,
    values: [
      0, 1, 2, 2, 2, 2, 2, 2,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 42, bound: 6,
    values: [
      0, 2, 4, 5, 5, 4, 4, 5,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 42, bound: 10,
    values: [
      0, 3, 6, 9, 9, 7, 7, 8,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 42, bound: 16,
    values: [
      1, 6, 10, 14, 15, 12, 11, 13,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 42, bound: 52,
    values: [
      4, 19, 35, 48, 51, 40, 37, 44,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 42, bound: 1000,
    values: [
      83, 378, 680, 924, 991, 769, 719, 850,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 42, bound: 3000000000,
    values: [
      251588913, 1136940751, 2040130233, 2774078835, 2975411742, 2309218381, 2157775733,
      2550025331,
    ],
    rawDraws: 8),
  BoundedVector(
    seed: 42, bound: 9223372036854775809,
    values: [
      9147776489032658738, 7099593415032875292, 6633989454467100377, 7022439175346172479,
      2681029139591840946, 7388145106668446555, 8095973720557042685, 7852687488934748778,
    ],
    rawDraws: 18),
  BoundedVector(
    seed: 42, bound: 18446744073709551615,
    values: [
      1546998764402558741, 6990951692964543101, 12544586762248559008, 17057574109182124192,
      18295552978065317475, 14199186830065750583, 13267978908934200753,
      15679888225317814406,
    ],
    rawDraws: 8),
]

let shuffleVectors: [ShuffleVector] = [
  ShuffleVector(
    seed: 0,
    order: [
      2, 3, 0, 1,
    ]),
  ShuffleVector(
    seed: 0,
    order: [
      4, 6, 2, 5, 1, 7, 0, 3,
    ]),
  ShuffleVector(
    seed: 0,
    order: [
      9, 12, 3, 8, 1, 15, 10, 11, 14, 5, 6, 7, 4, 2, 13, 0,
    ]),
  ShuffleVector(
    seed: 0,
    order: [
      12, 15, 3, 10, 1, 19, 11, 13, 18, 5, 6, 2, 0, 17, 16, 14, 8, 7, 9, 4,
    ]),
  ShuffleVector(
    seed: 0,
    order: [
      31, 39, 7, 23, 1, 51, 25, 0, 45, 48, 14, 13, 16, 38, 32, 6, 41, 3, 36, 20, 29, 18, 2,
      12, 5, 33, 42, 49, 24, 27, 15, 37, 47, 21, 28, 34, 50, 4, 17, 44, 9, 30, 26, 22, 11,
      43, 10, 35, 46, 40, 19, 8,
    ]),
  ShuffleVector(
    seed: 1,
    order: [
      2, 0, 3, 1,
    ]),
  ShuffleVector(
    seed: 1,
    order: [
      5, 4, 0, 1, 6, 2, 3, 7,
    ]),
  ShuffleVector(
    seed: 1,
    order: [
      11, 8, 10, 1, 12, 6, 5, 2, 14, 4, 15, 7, 0, 9, 13, 3,
    ]),
  ShuffleVector(
    seed: 1,
    order: [
      14, 10, 12, 9, 15, 7, 6, 11, 18, 4, 19, 1, 5, 17, 13, 2, 16, 8, 0, 3,
    ]),
  ShuffleVector(
    seed: 1,
    order: [
      36, 27, 30, 22, 37, 11, 9, 24, 46, 32, 49, 50, 10, 39, 0, 47, 18, 34, 19, 21, 17, 14,
      40, 33, 35, 2, 16, 48, 8, 51, 25, 12, 3, 6, 45, 13, 7, 31, 43, 20, 41, 23, 28, 1, 42,
      38, 4, 44, 29, 5, 15, 26,
    ]),
  ShuffleVector(
    seed: 42,
    order: [
      0, 2, 3, 1,
    ]),
  ShuffleVector(
    seed: 42,
    order: [
      0, 3, 6, 7, 1, 4, 5, 2,
    ]),
  ShuffleVector(
    seed: 42,
    order: [
      1, 6, 11, 15, 3, 13, 5, 14, 7, 0, 8, 12, 4, 9, 2, 10,
    ]),
  ShuffleVector(
    seed: 42,
    order: [
      1, 8, 14, 18, 19, 16, 5, 3, 17, 15, 6, 13, 7, 9, 12, 4, 2, 11, 0, 10,
    ]),
  ShuffleVector(
    seed: 42,
    order: [
      4, 20, 36, 48, 51, 41, 39, 45, 5, 34, 38, 22, 44, 25, 8, 47, 10, 46, 42, 18, 11, 26,
      35, 40, 32, 16, 2, 17, 43, 9, 6, 12, 49, 50, 3, 15, 29, 37, 31, 0, 27, 21, 33, 19,
      30, 7, 24, 23, 13, 14, 1, 28,
    ]),
]
