'use client';

import { Button, DraggableSortable, toast, useConfig, useDocumentDrawer, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { fieldBox, help, label } from './badges';
import { type Audience, type Block, blocksFrom, inOrderOf, moved } from './block-list';
import { callApi } from './call-api';
import { PageBlockRow } from './page-block-row';

const AUDIENCES: ReadonlyArray<{ value: Audience; name: string }> = [
  { value: 'guest', name: 'For guests' },
  { value: 'member', name: 'For players' },
];

/** The blocks of a page in its edit view, in the order of one audience, to be dragged into another. Saved at once. */
export function PageBlocks() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const { api, admin } = config.routes;
  const [audience, setAudience] = useState<Audience>('guest');
  const [blocks, setBlocks] = useState<Block[]>([]);
  const [saving, setSaving] = useState(false);
  const [NewBlock, , { openDrawer }] = useDocumentDrawer({ collectionSlug: 'components' });

  const load = useCallback(async () => {
    if (id === undefined) return;
    const where = `where[page][equals]=${id}&draft=true&depth=0&limit=500`;
    setBlocks(blocksFrom(await callApi(`${api}/components?${where}`)));
  }, [api, id]);

  useEffect(() => {
    load().catch((error: unknown) => toast.error(String(error)));
  }, [load]);

  if (id === undefined) return <p style={help}>Save the page first; then put blocks on it here.</p>;
  const shown = inOrderOf(blocks, audience);

  const put = async (from: number, to: number) => {
    if (from === to || to < 0 || to >= shown.length) return;
    const ids = moved(shown, from, to).map((block) => block.id);
    const place = audience === 'member' ? 'order' : 'orderNonAuth';
    setBlocks(
      blocks.map((block) => (ids.includes(block.id) ? { ...block, [place]: (ids.indexOf(block.id) + 1) * 10 } : block)),
    );
    setSaving(true);
    try {
      await callApi(`${api}/pages/${id}/order-blocks`, { audience, components: ids });
      toast.success('The order is saved.');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    await load().catch(() => undefined);
    setSaving(false);
  };

  return (
    <div style={fieldBox} id="page-blocks">
      <span style={label}>Blocks on this page</span>
      <p style={help}>
        Drag a block, or use its arrows. Guests and players have an order of their own. It is saved at once, for blocks
        on the site as well, and numbers the blocks 10, 20, 30 …
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '8px 0 12px' }}>
        {AUDIENCES.map(({ value, name }) => (
          <Button
            key={value}
            size="small"
            margin={false}
            buttonStyle={audience === value ? 'primary' : 'secondary'}
            aria-pressed={audience === value}
            onClick={() => setAudience(value)}
          >
            {name}
          </Button>
        ))}
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          icon="plus"
          iconPosition="left"
          onClick={openDrawer}
        >
          Add a block
        </Button>
      </div>
      <DraggableSortable
        ids={shown.map((block) => String(block.id))}
        onDragEnd={({ moveFromIndex, moveToIndex }) => void put(moveFromIndex, moveToIndex)}
      >
        <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {shown.map((block, index) => (
            <PageBlockRow
              key={block.id}
              block={block}
              href={`${admin}/collections/components/${block.id}`}
              first={index === 0}
              last={index === shown.length - 1}
              disabled={saving}
              onMove={(by) => void put(index, index + by)}
            />
          ))}
        </ol>
      </DraggableSortable>
      {shown.length === 0 && <p style={help}>Nothing here for this audience yet.</p>}
      <NewBlock initialData={{ page: id }} onSave={() => void load()} />
    </div>
  );
}
