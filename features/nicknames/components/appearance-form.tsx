'use client';

import {
  AVATAR_COLOURS,
  AVATAR_PATTERNS,
  AVATAR_SUITS,
  type Avatar,
  type OwnName,
  SHOWN_AS,
  type ShownAs,
} from '@kozyr/contracts/nicknames';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RadioCards } from '@/components/controls/radio-cards';
import { SuitAvatar } from '@/components/display/suit-avatar';
import { notify } from '@/components/overlay/notify';
import { nicknameError } from '../errors';
import { setAppearanceMutation } from '../mutations';

/** Two of them stand side by side on a phone. */
const small = (label: string) => <span className="break-words text-sm">{label}</span>;

type Appearance = Pick<OwnName, 'avatar' | 'shown'>;

/** The avatar and how others read the player. A choice is saved as it is made. */
export function AppearanceForm({ name }: { name: OwnName }) {
  const t = useTranslations('nickname');
  const set = useMutation(setAppearanceMutation);
  // What was chosen shows with the click; where it was not saved, what holds comes back.
  const [chosen, setChosen] = useState<Appearance>();
  const { avatar, shown } = chosen ?? name;

  async function save(change: { avatar?: Partial<Avatar>; shown?: ShownAs }) {
    const next = { avatar: { ...avatar, ...change.avatar }, shown: change.shown ?? shown };
    setChosen(next);
    try {
      await set.mutateAsync(next);
      notify({ kind: 'success', message: t('saved'), id: 'nickname' });
    } catch (error) {
      notify({
        kind: 'error',
        message: t(`error.${nicknameError(error)}`, { min: 0, max: 0, days: 0 }),
        id: 'nickname',
      });
    } finally {
      setChosen((now) => (now === next ? undefined : now));
    }
  }

  return (
    <>
      <RadioCards<ShownAs>
        legend={t('shownLegend')}
        columns={3}
        stacked
        value={shown}
        onChange={(value) => save({ shown: value })}
        options={SHOWN_AS.map((value) => ({
          value,
          label: t(`shown.${value}`),
          description: t(`shownText.${value}`, { masked: name.masked }),
          disabled: value === 'nickname' && name.nickname === null,
        }))}
      />
      <RadioCards<Avatar['suit']>
        legend={t('suitLegend')}
        columns={4}
        value={avatar.suit}
        onChange={(suit) => save({ avatar: { suit } })}
        options={AVATAR_SUITS.map((suit) => ({
          value: suit,
          label: small(t(`suit.${suit}`)),
          icon: <SuitAvatar {...avatar} suit={suit} size={28} />,
        }))}
      />
      <RadioCards<Avatar['colour']>
        legend={t('colourLegend')}
        columns={5}
        value={avatar.colour}
        onChange={(colour) => save({ avatar: { colour } })}
        options={AVATAR_COLOURS.map((colour) => ({
          value: colour,
          label: small(t(`colour.${colour}`)),
          icon: <SuitAvatar {...avatar} colour={colour} size={28} />,
        }))}
      />
      <RadioCards<Avatar['pattern']>
        legend={t('patternLegend')}
        columns={4}
        value={avatar.pattern}
        onChange={(pattern) => save({ avatar: { pattern } })}
        options={AVATAR_PATTERNS.map((pattern) => ({
          value: pattern,
          label: small(t(`pattern.${pattern}`)),
          icon: <SuitAvatar {...avatar} pattern={pattern} size={28} />,
        }))}
      />
    </>
  );
}
