'use client';

import { inServerData, inTexts } from '@/app/islands/island';
import { Skeleton } from '@/components/feedback/skeleton';
import { ProfileCardSkeleton } from '@/features/profile/components/profile-card-skeleton';
import { WalletCardSkeleton } from '@/features/wallet/components/wallet-card-skeleton';
import { latePart } from '@/lib/late-part';

/** The player's own data. */
export const ProfileCardIsland = latePart(
  () => inServerData(import('@/features/profile/components/profile-card').then((module) => module.ProfileCard)),
  () => <ProfileCardSkeleton />,
);

/** All balances. */
export const WalletCardIsland = latePart(
  () => inServerData(import('@/features/wallet/components/wallet-card').then((module) => module.WalletCard)),
  () => <WalletCardSkeleton />,
);

/** Stars, and the way to the next one. */
export const RatingTabIsland = latePart(
  () => inServerData(import('@/features/rating/components/rating-tab').then((module) => module.RatingTab)),
  () => <Skeleton className="h-180 w-full rounded-card tablet:h-140" />,
);

/** Who the player is, and the way to prove it. */
export const IdentityCardIsland = latePart(
  () => inServerData(import('@/features/identity/components/identity-card').then((module) => module.IdentityCard)),
  () => <Skeleton className="h-128 w-full rounded-card tablet:h-108 desktop:h-103" />,
);

/** The player's nickname and avatar, and how others read them. */
export const NicknameCardIsland = latePart(
  () => inServerData(import('@/features/nicknames/components/nickname-card').then((module) => module.NicknameCard)),
  () => <Skeleton className="h-324 w-full rounded-card tablet:h-238 desktop:h-190" />,
);

/** Forms and lists of the account: they are the player's own, and nothing of them is on the server. */
export const AccountSettingsIsland = latePart(
  () =>
    inTexts(
      inServerData(import('@/features/profile/components/account-settings').then((module) => module.AccountSettings)),
    ),
  () => <Skeleton className="h-537 w-full rounded-card tablet:h-488 desktop:h-348" />,
);

/** Cards that the player asked to save. */
export const SavedCardsIsland = latePart(
  () =>
    inServerData(
      import('@/features/cashbox/cards/components/saved-cards-card').then((module) => module.SavedCardsCard),
    ),
  () => <Skeleton className="h-47 w-full rounded-card tablet:h-37 desktop:h-32" />,
);

/** Cashback in short, on the profile's tab. */
export const CashbackBriefIsland = latePart(
  () => inServerData(import('@/features/cashback/components/cashback-brief').then((module) => module.CashbackBrief)),
  () => <Skeleton className="h-96 w-full rounded-card" />,
);

/** What the player was told. */
export const NotificationListIsland = latePart(
  () =>
    inServerData(
      import('@/features/notifications/components/notification-list').then((module) => module.NotificationList),
    ),
  () => <Skeleton className="h-80 w-full rounded-card" />,
);

/** How the player wants to be told. */
export const NotificationSettingsIsland = latePart(
  () =>
    inServerData(
      import('@/features/notifications/components/notification-settings').then((module) => module.NotificationSettings),
    ),
  () => <Skeleton className="h-240 w-full rounded-card tablet:h-180" />,
);
