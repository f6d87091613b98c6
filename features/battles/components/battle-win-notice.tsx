'use client';

import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { seeWinMutation } from '../mutations';
import { battleWinClosed } from '../store';
import { BattleWinModal } from './battle-win-modal';

/** The modal of a prize, which is not shown again on any device once it was closed. */
export function BattleWinNotice(props: Omit<ComponentProps<typeof BattleWinModal>, 'onClose'>) {
  const { mutate } = useMutation(seeWinMutation);
  const close = () => {
    // Should it fail, the prize is told of at the next visit again: better twice than never.
    mutate(props.win.battle_id);
    battleWinClosed();
  };
  return <BattleWinModal {...props} onClose={close} />;
}
