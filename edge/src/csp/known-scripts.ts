/** SHA-256 (base64) of the scripts of our own that stand in pages: app/shell/first-visit.js without its comments. */
export const OWN_SCRIPTS: ReadonlySet<string> = new Set(['iEOxY2NSCKAUxPzVPcE+KYAgO8//t/W8Me11ONWHj74=']);

/**
 * SHA-256 (base64) of the fixed texts React writes into a page before a first call: filling a boundary, a segment, styles,
 * a failed boundary, in each combination it may need, and the replay of early form submits. They belong to the pinned
 * version of Next; known-scripts.test.ts computes them anew from the installed one, so an upgrade that changes a text
 * fails there and not in a browser. A page's own bootstrap script would be listed here too; there is none.
 */
export const KNOWN_SCRIPTS: ReadonlySet<string> = new Set([
  'CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0=',
  '7mu4H06fwDCjmnxxr/xNHyuQC6pLTHr4M2E4jXw5WZs=',
  'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=',
  'HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=',
  'QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=',
  'R3eWN7zVoU3spWpPQ2b7tbYj4hZDyViY037DUph2exw=',
  '1QRDJVD9fZ1eAhj132JUcNtFzafiJc3AK7B0qtlXrNk=',
  'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=',
  'Bd8QBJ/TggD9+Q+T6rGn4K91pGBGTsdl6Sm+iVNV1fU=',
  '+JTeEd3Kbdu/J8O6ngOJ2aBNwq5c4dSrGDTT6d5IaKE=',
  'TuhfRhVmAfEJ0CCt8W1A3o7DK9VvYY8pqaqJv5B4PeQ=',
  '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=',
  'Ao7hbfklLvp0+AwR9CHm1UidqtFo6W/wsmLZ3n/PXLg=',
  'StwRTo+FCJMxmpYwvqpLWsFOAsWw+hRSt11fNbYo2JA=',
  '/7yBZhIOF9ZMQ1Y+BJo+2OTi/9cgqGFnlV7Rbphc0I4=',
  'ewZRR3V8Q/o+BjcQFudW3iZiH0wkCrWoO8yn1oTzAco=',
  '8iUcVgLjnudQTbjPaPP9SU78jWdPmjijTyNcrmfaAJs=',
  'TVszIiriFzhijyF5Dgn8XZuIgH49IKimfDK+cco1U28=',
  'xzLVIjHJcQehG9m92jnFE1NZwsH0syVzcci/UcYAS3Y=',
]);
