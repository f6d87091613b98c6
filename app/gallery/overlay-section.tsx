'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { IconButton } from '@/components/controls/icon-button';
import { Icon } from '@/components/display/icon';
import { notify } from '@/components/overlay/notify';
import { Popover } from '@/components/overlay/popover';
import { ToastCard } from '@/components/overlay/toast-card';
import { Tooltip } from '@/components/overlay/tooltip';
import { TooltipGroup } from '@/components/overlay/tooltip-group';
import { Exhibit } from './exhibit';
import { GallerySection } from './gallery-section';

const KINDS = ['success', 'error', 'warning', 'info'] as const;

/** What lies over the page and is no modal. */
export function OverlaySection({ title }: { title: string }) {
  const t = useTranslations('gallery.sample');
  const toast = useTranslations('ui.toast');
  return (
    <GallerySection id="overlay" title={title}>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Exhibit name="ToastCard" wide>
          {KINDS.map((kind) => (
            <span key={kind} className="rounded-card bg-surface-3 p-4 shadow-soft">
              <ToastCard kind={kind} title={toast(kind)} message={t('text')} />
            </span>
          ))}
        </Exhibit>
        <Exhibit name="notify">
          {KINDS.map((kind) => (
            <Button key={kind} id={`toast-${kind}`} onClick={() => notify({ kind, message: t('text') })}>
              {toast(kind)}
            </Button>
          ))}
          <Button onClick={() => notify({ kind: 'error', message: t('wrong'), position: 'top-center' })}>
            top-center
          </Button>
        </Exhibit>
        <Exhibit name="Tooltip, TooltipGroup">
          <TooltipGroup>
            <Tooltip content={t('hint')}>
              <IconButton icon={<Icon name="info" size={20} />} label={t('hint')} tone="quiet" />
            </Tooltip>
            <Tooltip content={t('text')}>
              <Button>{t('action')}</Button>
            </Tooltip>
          </TooltipGroup>
        </Exhibit>
        <Exhibit name="Popover">
          <Popover
            button={() => t('action')}
            buttonClass="min-h-11 rounded-control bg-surface-2 px-4 font-semibold"
            panelClass="w-64 p-4"
          >
            {t('long')}
          </Popover>
        </Exhibit>
      </div>
    </GallerySection>
  );
}
