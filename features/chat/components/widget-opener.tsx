'use client';

import type { SupportWidget } from '@kozyr/contracts/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { openWidget } from '@/lib/support-widget/open-widget';
import { supportIdentityQuery } from '../queries';

/** Opens the help desk's widget as the player, or as a guest, and leaves the page to it. Shows nothing of its own. */
export function WidgetOpener({
  widget,
  member,
  onOpened,
  onFailed,
}: {
  widget: SupportWidget;
  member: boolean;
  onOpened: () => void;
  onFailed: () => void;
}) {
  const client = useQueryClient();
  const locale = useLocale();
  const open = useEffectEvent(async () => {
    try {
      const identity = member ? await client.fetchQuery(supportIdentityQuery) : null;
      await openWidget(widget, { identity, locale });
      onOpened();
    } catch {
      onFailed();
    }
  });
  useEffect(() => {
    open();
  }, []);
  return null;
}
