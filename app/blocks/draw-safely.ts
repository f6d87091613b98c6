import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Block, BlockProps } from './block';

/** Draws a block; one that throws is logged and left out, so that it never takes its page along. */
export async function drawSafely(block: Block, props: BlockProps): Promise<ReactNode> {
  try {
    return await block(props);
  } catch (error) {
    // Next speaks to itself by throwing.
    unstable_rethrow(error);
    const { key, type } = props.component;
    const reason = error instanceof Error ? error.message : String(error);
    console.error(JSON.stringify({ level: 'error', msg: 'content block failed', type, key, reason }));
    return null;
  }
}
