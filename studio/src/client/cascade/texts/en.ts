/** What a cascade alone says, in English; the other languages have exactly these keys. */
export const en = {
  tumbleWin: 'Tumble {amount}',
  gatherRule: 'Multipliers of winning spins add up and stay until the end',
  multiplierRule:
    'From ×{least} to ×{most}. When a spin has won and nothing falls any more, all multipliers on the field are added up and multiply what its symbols paid; what scatters pay is not multiplied.',
  cascadeScatterRule:
    '4, 5 or 6 and more anywhere pay {pays} and give {n} free spins. During free spins 3 or more add {more}, up to {max} in a round.',
  rulesCascade:
    '{columns} columns, {rows} rows. 8 or more of a kind pay wherever they are. What paid disappears, the rest falls down, new symbols come from above, and so on until nothing pays.',
  rulesGather:
    'In free spins the multipliers of each winning spin join a sum that stays until the end and multiplies every later win.',
  measuredNote:
    'Tumbles can’t be computed exactly. The return was measured over {n} million rounds, to within {margin} points at 95\u00a0% confidence. It is an average over very many rounds.',
  checkSame: 'The round is right: {n} spins, same symbols and win',
};

export type CascadeTexts = Record<keyof typeof en, string>;
