'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { Button } from '@/components/controls/button';
import { ButtonLink } from '@/components/controls/button-link';
import { Checkbox } from '@/components/controls/checkbox';
import { CodeInput } from '@/components/controls/code-input';
import { IconButton } from '@/components/controls/icon-button';
import { PasswordField } from '@/components/controls/password-field';
import { PhoneField } from '@/components/controls/phone-field';
import { RadioCards } from '@/components/controls/radio-cards';
import { SelectField } from '@/components/controls/select-field';
import { SubmitButton } from '@/components/controls/submit-button';
import { TextField } from '@/components/controls/text-field';
import { Chip } from '@/components/display/chip';
import { Icon } from '@/components/display/icon';
import { routes } from '@/lib/routes/routes';
import { Exhibit } from './exhibit';
import { GallerySection } from './gallery-section';

const TONES = ['gold', 'quiet', 'ghost', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;
const never = () => new Promise<never>(() => undefined);

function Codes() {
  const t = useTranslations('gallery.sample');
  const [six, setSix] = useState('12');
  const [four, setFour] = useState('4821');
  return (
    <Exhibit name="CodeInput" wide>
      <CodeInput label={t('label')} value={six} onChange={setSix} />
      <CodeInput label={t('label')} value={four} onChange={setFour} length={4} invalid />
      <CodeInput label={t('label')} value="" onChange={setFour} length={4} disabled />
    </Exhibit>
  );
}

function Choices() {
  const t = useTranslations('gallery.sample');
  const [card, setCard] = useState('first');
  const [chip, setChip] = useState(true);
  return (
    <>
      <Exhibit name="RadioCards" wide>
        <RadioCards
          legend={t('label')}
          value={card}
          onChange={setCard}
          columns={3}
          options={[
            { value: 'first', label: t('first'), description: t('text') },
            { value: 'second', label: t('second') },
            { value: 'third', label: t('third'), disabled: true },
          ]}
        />
      </Exhibit>
      <Exhibit name="Chip">
        <Chip selected={chip} onClick={() => setChip(!chip)}>
          {t('first')}
        </Chip>
        <Chip selected={!chip} onClick={() => setChip(!chip)}>
          {t('second')}
        </Chip>
      </Exhibit>
      <Exhibit name="Checkbox" wide>
        <Checkbox defaultChecked>{t('text')}</Checkbox>
        <Checkbox error={t('error')}>{t('long')}</Checkbox>
        <Checkbox disabled>{t('text')}</Checkbox>
      </Exhibit>
    </>
  );
}

function Fields() {
  const t = useTranslations('gallery.sample');
  const options = (['first', 'second', 'third'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <>
      <Exhibit name="TextField" wide>
        <TextField label={t('label')} hint={t('hint')} placeholder="…" />
        <TextField label={t('label')} error={t('error')} />
        <TextField label={t('label')} defaultValue="1 250" end="₴" />
        <TextField label={t('label')} defaultValue={t('text')} disabled />
      </Exhibit>
      <Exhibit name="SelectField" wide>
        <SelectField label={t('label')} hint={t('hint')} options={options} />
        <SelectField label={t('label')} error={t('error')} options={options} />
      </Exhibit>
      <Exhibit name="PasswordField" wide>
        <PasswordField label={t('label')} defaultValue="trump-card" />
        <PasswordField label={t('label')} error={t('error')} />
      </Exhibit>
      <Exhibit name="PhoneField" wide>
        {['UA', 'KZ'].map((country) => (
          <PhoneField
            key={country}
            label={t('label')}
            countryLabel={t('label')}
            country={country}
            onCountryChange={() => undefined}
            countries={[
              { code: 'UA', preview: '+380', name: 'UA', icon: '/flags/ua.svg' },
              { code: 'KZ', preview: '+7', name: 'KZ', icon: '/flags/kz.svg' },
            ]}
          >
            {({ className, ...control }) => (
              <input
                {...control}
                type="tel"
                className={className}
                defaultValue={country === 'UA' ? '+380 67 123-45-67' : '+7 701-123-45-67'}
              />
            )}
          </PhoneField>
        ))}
      </Exhibit>
    </>
  );
}

/** Buttons, fields and choices. */
export function ControlsSection({ title }: { title: string }) {
  const t = useTranslations('gallery.sample');
  return (
    <GallerySection id="controls" title={title}>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Exhibit name="Button: tones">
          {TONES.map((tone) => (
            <Button key={tone} tone={tone}>
              {t('action')}
            </Button>
          ))}
        </Exhibit>
        <Exhibit name="Button: sizes">
          {SIZES.map((size) => (
            <Button key={size} size={size}>
              {t('action')}
            </Button>
          ))}
        </Exhibit>
        <Exhibit name="Button: disabled">
          {TONES.map((tone) => (
            <Button key={tone} tone={tone} disabled>
              {t('action')}
            </Button>
          ))}
        </Exhibit>
        <Exhibit name="AsyncButton, SubmitButton: pending">
          <AsyncButton tone="gold" onClick={never}>
            {t('action')}
          </AsyncButton>
          <SubmitButton pending wide={false}>
            {t('action')}
          </SubmitButton>
        </Exhibit>
        <Exhibit name="ButtonLink">
          <ButtonLink href={routes.gallery()} tone="gold">
            {t('action')}
          </ButtonLink>
          <ButtonLink href={routes.gallery()} tone="ghost">
            {t('action')}
          </ButtonLink>
        </Exhibit>
        <Exhibit name="IconButton">
          <IconButton icon={<Icon name="search" size={20} />} label={t('action')} tone="gold" />
          <IconButton icon={<Icon name="filter" size={20} />} label={t('action')} tone="quiet" />
          <IconButton icon={<Icon name="close" size={20} />} label={t('action')} />
          <IconButton icon={<Icon name="refresh" size={20} />} label={t('action')} tone="quiet" disabled />
        </Exhibit>
        <Fields />
        <Codes />
        <Choices />
      </div>
    </GallerySection>
  );
}
