import type { Heard } from '@kozyr/contracts/game-frame';

/** Where this device keeps what is heard of games: the names of what is on, parted by a space. */
const KEY = 'kozyr-heard';

/** What the player left on, on this device; nothing where it keeps nothing. */
export function heardOnDevice(): Heard {
  try {
    const on = (localStorage.getItem(KEY) ?? '').split(' ');
    return { sounds: on.includes('sounds'), music: on.includes('music') };
  } catch {
    return { sounds: false, music: false };
  }
}

/** Keeps what is heard on this device, where it lets us. */
export function keepHeard({ sounds, music }: Heard): void {
  try {
    localStorage.setItem(KEY, [sounds ? 'sounds' : '', music ? 'music' : ''].filter(Boolean).join(' '));
  } catch {
    // It then holds for as long as the game is open.
  }
}
