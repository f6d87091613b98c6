/**
 * Colours of the themes that came after the first: rows of deep, mid, main, second and pale, as in palettes.ts. Chosen by
 * hand, lamp-lit and a little dusty; the rows of a theme differ in their ground.
 */
export const WIDER_ROWS: Readonly<Record<string, readonly string[]>> = {
  fogbound: [
    '16242b 4d6a74 e0b56a b9533f e9ece4',
    '1d2a33 6b8891 d8a25a 3f6f77 eef0e8',
    '22262e 59626f e9c27a a8503e efece2',
  ],
  engines: [
    '141d2b 34597f d9894a e9c277 f3e6d0',
    '22170f 6f4526 d88c4c 5f9a95 f5e4c8',
    '17231f 3f6a5c cf8350 e8c06a efe9d4',
  ],
  embers: [
    '1c0d0a 7d2416 f5902c f7c94e ffe9bd',
    '16101f 6b1f3a f26a3a f6bd4a fde3c3',
    '231008 8d3a12 f7a93a e2452b ffedc4',
  ],
  'still-water': [
    '172b36 4a7d8c d9a66a b5493f eef1ea',
    '1f2b2b 5d7f78 c9b27a a84a3c f2f1e6',
    '1d2440 5670a0 e3b98a c2564b eff0f2',
  ],
  'lantern-night': [
    '160f2a 4a2352 f2a33c d8402f fde6bf',
    '0f1a2c 23486a f5b04a e0523a fbe9c8',
    '22090f 7a1c28 f4b545 3f9a86 fee8c2',
  ],
  heraldry: [
    '17181a 4d5350 c9a45a 9a2f2a ece3cf',
    '141b17 3c5a45 d1a957 a33c2c ebe4cd',
    '151a26 384a70 d4b062 a23a36 eae5d6',
  ],
  fairytale: [
    '1d1f3d 5a5ea0 f6c667 e8788a fdf0e0',
    '123036 3f8a8a f8cf78 ee7d62 fcf3e0',
    '2f1d3a 8a5a9a f7c86c 6fb7b0 fdefe6',
  ],
  stadium: [
    '10203a 1f5aa8 f6c73c e5472f f6f6ee',
    '0f2a20 1f8a55 f7d046 ef6a35 f4f8ec',
    '241028 8a2a78 f9b92e 35b3b0 fbf2f4',
    '1a1a1c d8432e f7d23e 2f7fc0 f8f4ea',
  ],
  'night-herbs': [
    '101c1a 34544a b9c08a a86a9a e6ead8',
    '151a2a 3d4a70 c3c99a b98a5a e4e6ea',
    '1b1a14 4f5236 c9bf7a 9a5f6a ece8d2',
  ],
  weaving: [
    '2a1414 b3352c d8a23a 2f5d8a f6efe0',
    '14202e 2f5f8f d9a441 c23b32 f2efe6',
    '14261c 3a7a4c d6a63c b93a34 f4f0df',
    '241628 7a3f80 dba548 3d8a7a f5eee6',
  ],
  summits: [
    '17232e 45708a e6b96a c8583c f3f2ea',
    '1e1b24 665878 e9c27c d2694a f2eee8',
    '13261f 437a60 e2c06c b9573a f0f3e6',
    '2a1a14 96553a efc274 4f8f93 f8eede',
  ],
  'star-posters': [
    '14152c 3d4a8a f0b04a e35a3c f7ead2',
    '10242c 2a6b78 f3b95a e8663f f4edd8',
    '26121f 7f2f4a f4b24e 4fa39a f9e8d4',
  ],
  'hive-garden': [
    '2e1a08 a86412 f9b82a 6a9a3c fff0c2',
    '1d2a12 6f8f2a fac23a e8763a fdf4cc',
    '3a1620 b8504a fbc14a f59a7a fff0d6',
  ],
  mirage: [
    '0f2438 1f6a94 e9b35a d2694a f7ead0',
    '0f2e2c 1f857c efbd62 c9533f f8eed2',
    '2b1630 7a3f7a f0b866 3f9aa0 f9e8d6',
    '2e180f a3592c f3c46e 2f7f94 fbedd2',
  ],
  workshop: [
    '1a1a1a 6d675c e5482f f1b23a f3ead6',
    '12233a 2f5f92 e8552f f3c04a f2ecdc',
    '1d1f18 5f6b3f e9662e f4c548 f4eeda',
  ],
  streets: [
    '1a2230 47607f f2c066 c4503e f4ead6',
    '231a1f 7a4550 f3bd62 4f8f88 f8ead8',
    '16241f 3f6f60 f4c46c c9613e f1eedc',
  ],
  reef: [
    '06202e 12708a f3b95c ef6f6a d9f3ee',
    '081c38 1f5fa0 f5c766 f0787f def0f6',
    '07282a 178a80 f7cc70 e8655c e2f6ea',
  ],
  amulets: [
    '17181c 4d5058 c9ccd0 b3362f eceae4',
    '1a1420 4f3a5a cdcbd2 c2703f ece7e6',
    '111f20 2f5f5e c6d0ce b8423a e6eeea',
  ],
  letters: [
    '1a2740 4f78a8 d8e4ee c8463c f8f5ec',
    '1f2f2e 4f8580 dbe8e2 c9503f f7f6ee',
    '2b1d2a 80557a ecdfe8 d0583f faf4f0',
    '2a2018 8f6f4a efe3cc 3f7a8f fbf5e8',
  ],
  'music-box': [
    '1c120f 6b3a26 d9a650 3f7f7a f3e3c2',
    '10201f 2c5f5a dcae58 b5503c f1e8cc',
    '1c1022 57305a dfb05c 4a8f86 f4e6d2',
  ],
  jungle: [
    '0d2016 2f7a45 f2b83c d9562f eef4d4',
    '10241f 2a7a6a f5c04a e0643a eaf4e2',
    '22200c 7f7a22 f4c23e c24a3a f7f2cc',
  ],
  'old-heroes': [
    '14233a 3a6a9a e6bd6a b9503a f4efe2',
    '231a12 8a6238 ecc676 3f7f92 f8f0dc',
    '1b2a24 4f8070 e8c472 c05a40 f2f1e2',
  ],
  longships: [
    '131c26 3d5a70 d9aa5c b2442f e6eae8',
    '1a1614 5a4638 dfb062 4f7f8c efe6d6',
    '0f2426 2f6a6c ddb468 c25a3a e4eeea',
  ],
  kitchen: [
    '2a1410 b3452a f4b942 5f9a4a fdf0d4',
    '1a2a1c 5f8f3f f6c24a d94a35 faf4d8',
    '142830 3a7f8f f7c456 e0663f f8f2e0',
  ],
  'old-luck': [
    '1f0c14 a3213a f6bf3c 2f9a6a fff0cf',
    '0f1f38 2460b0 f8c840 e2433a f6f2e2',
    '14261a 2a8a4a f7c93e d83f3a f6f5da',
    '2a1230 8f3a94 f9c048 f07a3c fdf0e4',
  ],
  alchemy: [
    '161328 45387a e2b75a 5fb09a efe8f0',
    '102420 2a6a58 e4bd60 b8568a eaf2e4',
    '22130f 7a3f28 e8b95c 5a9aa8 f6ead8',
  ],
  'deep-time': [
    '14221a 4a6f3f e9b454 c75a35 eef0d2',
    '2a1810 96582c f0bd5e 4f8a7a f8ecd0',
    '15222c 3f6f80 eebe66 cf6a3f ecf0e4',
  ],
  frontier: [
    '26140c 9a4f26 f0b45a 3f8286 faead0',
    '1a1c2a 55507a f2a85a cf5a3c f6e8da',
    '1f1f10 7a7030 f2bf5c b84a30 f6eed0',
  ],
  mystery: [
    '12151d 3a4558 e3b75c a8352f e8e6de',
    '1a1218 5a3348 e6b964 4f8a86 f0e6e4',
    '10201d 2f5a50 e2bb68 b8503c e6ece2',
  ],
  farmyard: [
    '2a1a12 b0472f f7c64c 5f9f4a fef3d6',
    '1c2c18 5a9a42 f9cc52 e4683a f8f6d8',
    '16283a 3f86b0 f9ca58 e2604a f4f4e4',
  ],
  aviators: [
    '142a40 3f86b8 f5c35a e0603f f2f4ea',
    '2a1a2a 9a5a78 f7be68 4f9fb0 faeee6',
    '12302f 3a938c f8ca66 e8704a eef6ec',
  ],
  'grand-stage': [
    '1f0a12 8f1f35 efba58 3f8580 faead4',
    '14122a 433a8f f0bd60 d8504a efeaf2',
    '0f2420 226a5a efbe60 c9484a eaf2e4',
  ],
};
