import { AccountMenu } from '@/features/account/components/account-menu';
import { NavBonusBadge } from '@/features/bonuses/active/components/nav-bonus-badge';
import { NavChatBadge } from '@/features/chat/components/nav-chat-badge';
import { NotificationBell } from '@/features/notifications/components/notification-bell';
import { StoppedNotice } from '@/features/protection/components/stopped-notice';
import { HeaderBalance } from '@/features/wallet/components/header-balance';
import { PlayerListeners } from './player-listeners';

/** What every page of a member shows or does beside a guest's: fetched once, and by members alone. */
export const memberParts = {
  AccountMenu,
  HeaderBalance,
  NavBonusBadge,
  NavChatBadge,
  NotificationBell,
  PlayerListeners,
  StoppedNotice,
};
