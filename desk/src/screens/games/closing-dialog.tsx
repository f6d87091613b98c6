'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { areaName } from '@desk/lib/format/area-name';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ClosedByRules } from './closed-by-rules';
import { withAreas } from './rules';
import { type Offered, useOfferActs } from './use-offer-acts';

/** Says in which countries a game or a provider is not offered: codes are added and taken out, and all of them are sent. */
export function ClosingDialog({ of, onClose }: { of: Offered; onClose: () => void }) {
  const t = useTranslations('games.closing');
  const u = useTranslations('ui.dialog');
  const locale = useLocale();
  const explain = useExplain();
  const { closeOffered } = useOfferActs();
  const [areas, setAreas] = useState<string[]>(of.closed_in);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const add = () => {
    const next = withAreas(areas, typed);
    setRefused(next === null);
    if (next === null) return;
    setAreas(next);
    setTyped('');
  };
  const left = typed.trim() === '' ? areas : withAreas(areas, typed);
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('title', { name: of.name })}
      description={t(of.kind)}
      words={{ close: u('close'), cancel: u('cancel'), submit: t('submit') }}
      explain={(error) => (left === null ? t('wrong') : explain(error))}
      onSubmit={async () => {
        // A code that was typed and not yet added is meant as well.
        if (left === null) throw new Error('No code of an area.');
        await closeOffered(of, left);
        tell(t('told', { name: of.name, count: left.length }));
      }}
    >
      <ClosedByRules areas={of.closed_by_rules} />
      {areas.length === 0 && <p className="text-muted text-sm">{t('none')}</p>}
      <ul className="flex flex-wrap gap-2">
        {areas.map((code) => (
          <li key={code}>
            <Button
              aria-label={t('remove', { name: areaName(code, locale) })}
              onClick={() => setAreas(areas.filter((one) => one !== code))}
            >
              {code} · {areaName(code, locale)} <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex items-start gap-2">
        <TextField
          label={t('code')}
          hint={t('hint')}
          error={refused && withAreas(areas, typed) === null ? t('wrong') : undefined}
          className="flex-1"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button className="mt-6" onClick={add}>
          {t('add')}
        </Button>
      </div>
    </ActDialog>
  );
}
