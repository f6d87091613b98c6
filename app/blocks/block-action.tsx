import type { ContentComponent } from '@kozyr/contracts/content';
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/controls/button-link';
import { getBlockLink } from './block-link';
import { ByScreen } from './by-screen';

/** The button of a block, on each screen the one its editor chose; nothing without words and an address (or `href`). */
export function BlockAction({
  component,
  href,
  ...look
}: { component: ContentComponent; href?: string } & Pick<
  ComponentProps<typeof ButtonLink>,
  'tone' | 'size' | 'className'
>) {
  return (
    <ByScreen read={(screen) => getBlockLink(component, screen, href)}>
      {(link) =>
        link && (
          <ButtonLink href={link.href} {...look}>
            {link.label}
          </ButtonLink>
        )
      }
    </ByScreen>
  );
}
