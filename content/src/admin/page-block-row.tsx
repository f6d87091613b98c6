'use client';

import { Button, DraggableSortableItem } from '@payloadcms/ui';
import type { CSSProperties } from 'react';
import { COMPONENT_TYPES } from '../collections/component-types';
import type { Block } from './block-list';
import { LiveBadge } from './live-badge';

const line: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 12px',
  marginBottom: 6,
  border: '1px solid var(--theme-elevation-150)',
  borderRadius: 4,
  background: 'var(--theme-elevation-50)',
};
const handle: CSSProperties = {
  cursor: 'grab',
  minWidth: 32,
  minHeight: 32,
  border: 0,
  color: 'inherit',
  background: 'none',
  touchAction: 'none',
};

function labelOf(type: string): string {
  return COMPONENT_TYPES.find(({ value }) => value === type)?.label ?? type;
}

/** One block in the list of its page: dragged by its handle, or moved by its buttons. */
export function PageBlockRow(props: {
  block: Block;
  href: string;
  first: boolean;
  last: boolean;
  disabled: boolean;
  onMove: (by: -1 | 1) => void;
}) {
  const { block, href, first, last, disabled, onMove } = props;
  return (
    <DraggableSortableItem id={String(block.id)} disabled={disabled}>
      {({ attributes, listeners, setNodeRef, transform, transition }) => (
        <li ref={setNodeRef} style={{ ...line, transform, transition }} data-block={block.key}>
          <button
            type="button"
            {...attributes}
            {...listeners}
            style={handle}
            aria-label={`Move ${block.key}`}
            title="Drag to move"
          >
            ⠿
          </button>
          <a href={href} style={{ flex: '1 1 140px' }}>
            {block.key}
          </a>
          <span style={{ flex: '1 1 120px', color: 'var(--theme-elevation-600)' }}>{labelOf(block.type)}</span>
          <span style={{ flex: '1 1 150px' }}>
            <LiveBadge value={block.live} />
          </span>
          <span style={{ display: 'flex', gap: 6 }}>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={disabled || first}
              onClick={() => onMove(-1)}
              aria-label={`Move ${block.key} up`}
            >
              ↑
            </Button>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              disabled={disabled || last}
              onClick={() => onMove(1)}
              aria-label={`Move ${block.key} down`}
            >
              ↓
            </Button>
          </span>
        </li>
      )}
    </DraggableSortableItem>
  );
}
