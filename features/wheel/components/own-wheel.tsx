'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { formatMoney } from '@/lib/format/money';
import { spinWheelMutation } from '../mutations';
import { useWheelTurn, wheelTurnQuery } from '../queries';
import { drawnSectors } from '../rules';
import type { WheelBoard } from './wheel-board';

type Board = Pick<ComponentProps<typeof WheelBoard>, 'day' | 'onSpin' | 'onNextDay'>;

/** The wheel of the player who is logged in, as the platform has it; `children` draw it, and what stands while it is not there. */
export function OwnWheel({
  children,
}: {
  children: (wheel: Board | 'loading' | 'failed', retry: () => void) => ReactNode;
}) {
  const t = useTranslations('wheel');
  const client = useQueryClient();
  const turn = useWheelTurn();
  const spin = useMutation(spinWheelMutation);
  const again = () => client.invalidateQueries({ queryKey: wheelTurnQuery.queryKey });
  if (!turn.data) return children(turn.isError ? 'failed' : 'loading', again);

  const { currency, sectors, needs, seed_hash: seedHash, next_at: nextAt } = turn.data;
  const day = {
    sectors: drawnSectors(sectors, {
      say: (amount) => formatMoney(amount, { currency, whole: true }),
      nothing: t('nothing'),
    }),
    needs,
    spin: turn.data.spin,
    seedHash,
    nextAt: Date.parse(nextAt),
  };
  const onSpin = async (clientSeed: string) => {
    try {
      // Spun already, on another device: the same spin is answered, whatever hash is sent.
      const told = seedHash ?? turn.data.spin?.seed_hash ?? '';
      const made = await spin.mutateAsync({ seed_hash: told, client_seed: clientSeed });
      client.setQueryData(wheelTurnQuery.queryKey, (known) => known && { ...known, spin: made, seed_hash: null });
      return made.sector_id;
    } catch (error) {
      // What was met when the page was opened may be so no longer.
      again();
      throw error;
    }
  };
  return children({ day, onSpin, onNextDay: again }, again);
}
