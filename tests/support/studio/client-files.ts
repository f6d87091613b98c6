/** Files of a game's client that nobody asks for: these tests speak with the studio's API. */
export const clientFiles = {
  scripts: { uk: 'game-uk.js', ru: 'game-ru.js', en: 'game-en.js', kk: 'game-kk.js' },
  style: 'game.css',
};
