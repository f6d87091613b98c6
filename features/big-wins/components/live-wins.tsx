'use client';

import type { BigWin } from '@kozyr/contracts/big-wins';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loneIn } from '@/components/layout/lone-in';
import { whenCalm } from '@/lib/screen/calm';
import type { ShownWin, WinTexts } from '../rules';
import { winKey } from '../rules';

type Loaded = [typeof import('../queries'), typeof import('./win-row')];

/**
 * A list of wins that grows at its head while it is looked at. Its rows are drawn by the server and keep their places and number:
 * a fresh win moves what is shown by one place, so nothing on the page shifts. While it is pointed at, or holds the focus, it stands
 * still. What hears and draws fresh wins is loaded once the page is calm.
 */
export function LiveWins({
  rows,
  classes,
  game,
  texts,
  className,
}: {
  /** The wins that the server drew, by the same keys as fresh ones. */
  rows: readonly ShownWin[];
  /** Class of each place, for as many as are shown. */
  classes: readonly string[];
  /** Only wins of this game. */
  game?: string;
  texts: WinTexts;
  className: string;
}) {
  const list = useRef<HTMLOListElement>(null);
  const release = useRef(() => {});
  const [fresh, setFresh] = useState<readonly ShownWin[]>([]);
  const [said, setSaid] = useState<{ title: string; amount: string } | null>(null);
  const isHeld = () => list.current?.matches(':hover, :focus-within') ?? false;
  const receive = useEffectEvent((subscribeToWins: Loaded[0]['subscribeToWins'], Row: Loaded[1]['WinRow']) => {
    const show = (wins: readonly BigWin[]) =>
      setFresh(
        wins.map((win, place) => ({
          key: winKey(win),
          row: (
            <div key={winKey(win)} className={place === 0 ? 'animate-rise' : ''}>
              <Row win={win} note={texts.fresh} />
            </div>
          ),
        })),
      );
    const subscription = subscribeToWins({ game, isHeld, known: rows, onShow: show, onSay: setSaid });
    release.current = subscription.release;
    return subscription.stop;
  });
  useEffect(() => {
    let gone = false;
    let stop = () => {};
    whenCalm()
      .then(() => Promise.all([import('../queries'), import('./win-row')]))
      .then(
        ([{ subscribeToWins }, { WinRow }]) => {
          if (!gone) stop = receive(subscribeToWins, WinRow);
        },
        () => undefined,
      );
    return () => {
      gone = true;
      stop();
    };
  }, []);

  const shown = [...fresh, ...rows].slice(0, rows.length);
  return (
    <>
      <ol
        ref={list}
        data-lone={loneIn(shown.length)}
        className={className}
        onPointerLeave={() => release.current()}
        onBlur={() => release.current()}
      >
        {shown.map((win, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay, what stands in them changes
          <li key={place} className={classes[place]}>
            {win.row}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said && (
          <>
            {/* Games have English names everywhere, and a voice of another language can't say them. */}
            <span lang="en">{said.title}</span>: {said.amount}
          </>
        )}
      </p>
    </>
  );
}
