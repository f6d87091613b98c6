import { contentComponentSchema } from '@kozyr/contracts/content';
import { describe, expect, it } from 'vitest';
import type { Component } from '../payload-types';
import { shapeComponent } from './component-shape';

const made = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' };
const component = (over: Partial<Component>): Component => ({
  id: 1,
  key: 'hero',
  type: 'banner',
  order: 2,
  orderNonAuth: 3,
  ...made,
  ...over,
});
const picture = (id: number) => ({
  imageUrl: `/content-media/${id}.webp`,
  key: `p-${id}`,
  alt: '',
  width: 2,
  height: 1,
});
const slide = component({ id: 7, key: 'slide' });

/** The component as a caller reads it; pictures have ids below 100, and a picture or component without one is gone. */
const shape = (over: Partial<Component>) =>
  contentComponentSchema.parse(
    shapeComponent(component(over), {
      language: 'ua',
      linked: new Map([[slide.id, slide]]),
      images: (relation) => (typeof relation === 'number' && relation < 100 ? picture(relation) : null),
    }),
  );

describe('a component as it is answered (§3)', () => {
  it('an answered component has its picture and its dynamic content, or null for what is not there', () => {
    expect(shape({ image: 4, dynamicContent: { body: '<p>b</p>', css: 'p{}' } })).toMatchObject({
      image: { imageUrl: '/content-media/4.webp', key: 'p-4' },
      dynamicContent: { body: '<p>b</p>', css: 'p{}', js: '' },
    });
    expect(shape({ image: 404, dynamicContent: { body: '' } })).toMatchObject({ image: null, dynamicContent: null });
  });

  it('an answered component has general, desktop and mobile entries with key, value, breakpoint and what they refer to', () => {
    const { config } = shape({
      config: {
        general: [
          { key: 'limit', kind: 'text', breakpoint: 'tablet', value: '12' },
          { key: 'slide', kind: 'component', breakpoint: 'desktop', component: slide.id },
        ],
        desktop: [{ key: 'picture', kind: 'image', breakpoint: 'desktop', image: 5 }],
        mobile: [{ key: 'picture', kind: 'image', breakpoint: 'mobile', image: 6 }],
      },
    });
    expect(config.general[0]).toEqual({ key: 'limit', value: '12', breakpoint: 'tablet' });
    expect(config.general[1]).toMatchObject({ key: 'slide', value: 'ref', component: { key: 'slide' } });
    expect(config.desktop).toEqual([{ key: 'picture', value: 'image', breakpoint: 'desktop', image: picture(5) }]);
    expect(config.mobile).toEqual([{ key: 'picture', value: 'image', breakpoint: 'mobile', image: picture(6) }]);
  });

  it('an answered component has no entry whose picture or component is gone', () => {
    const { config } = shape({
      config: {
        general: [
          { key: 'slide', kind: 'component', breakpoint: 'desktop', component: 404 },
          { key: 'picture', kind: 'image', breakpoint: 'desktop', image: 404 },
        ],
      },
    });
    expect(config).toEqual({ general: [], desktop: [], mobile: [] });
  });
});
