import { createHash, createHmac } from 'node:crypto';
import { BUILT_IN_WHEEL } from '@kozyr/contracts/promotions/wheel';
import type { WheelSpin } from '@kozyr/contracts/wheel';
import { chanceParts, checkSpin, drawSector, partOf, sectorOfPart, seedHash } from '@kozyr/contracts/wheel-draw';
import { describe, expect, it } from 'vitest';
import { nodeDigests } from '../../kernel/fairness/digests';
import { sectorsOf } from './rules-of-day';

const sectors = sectorsOf(BUILT_IN_WHEEL, 'uah');
const seedOf = (nth: number) => createHash('sha256').update(`fixed seed ${nth}`).digest('hex');
const words = (...numbers: number[]) => {
  const bytes = new DataView(new ArrayBuffer(numbers.length * 4));
  for (const [place, number] of numbers.entries()) bytes.setUint32(place * 4, number);
  return new Uint8Array(bytes.buffer);
};

async function spinOf(nth: number): Promise<WheelSpin> {
  const draw = { server_seed: seedOf(nth), client_seed: `player-${nth}`, day: '2026-03-02', sectors };
  const { id, amount } = await drawSector(nodeDigests, draw);
  return {
    ...draw,
    id: '00000000-0000-4000-8000-000000000000',
    sector_id: id,
    amount,
    currency: 'uah',
    spun_at: '2026-03-02T10:00:00.000Z',
    seed_hash: await seedHash(nodeDigests, draw.server_seed),
  };
}

describe('the draw of the wheel', () => {
  it('the draw of the wheel passes over numbers that would favour some parts, and reads the next', () => {
    const firstUnfair = Math.floor(2 ** 32 / 10_000) * 10_000;
    expect(partOf(words(firstUnfair - 1))).toBe(9_999);
    expect(partOf(words(firstUnfair, 0xffff_ffff, 10_001))).toBe(1);
    expect(partOf(words(firstUnfair, 0xffff_ffff))).toBeNull();
  });

  it('the draw of the wheel signs again with a number behind where a digest holds no fair number', async () => {
    const signed: string[] = [];
    const hmacSha256 = async (_key: Uint8Array, message: Uint8Array) => {
      signed.push(Buffer.from(message).toString());
      return signed.length < 3 ? words(0xffff_ffff) : words(0);
    };
    const draw = { server_seed: seedOf(1), client_seed: 'own', day: '2026-03-02', sectors };
    expect((await drawSector({ ...nodeDigests, hmacSha256 }, draw)).id).toBe(sectors[0]?.id);
    expect(signed).toEqual(['own:2026-03-02', 'own:2026-03-02:1', 'own:2026-03-02:2']);
  });

  it('the draw of the wheel gives every sector exactly its share of the parts', () => {
    const counts = new Map<string, number>();
    for (let part = 0; part < 10_000; part += 1) {
      const { id } = sectorOfPart(sectors, part);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(sectors.map(({ id, chance }) => [id, chanceParts(chance)])),
    );
    expect(() => sectorOfPart(sectors.slice(1), 9_999)).toThrow(RangeError);
    expect(() => chanceParts('5')).toThrow(RangeError);
  });

  it('the draw of the wheel comes over 20,000 fixed seeds to the published odds', async () => {
    const draws = 20_000;
    const counts = new Map<string, number>();
    for (let nth = 0; nth < draws; nth += 1) {
      const draw = { server_seed: seedOf(nth), client_seed: 'own', day: '2026-03-02', sectors };
      const { id } = await drawSector(nodeDigests, draw);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const chiSquare = sectors.reduce((sum, { id, chance }) => {
      const expected = (draws * chanceParts(chance)) / 10_000;
      return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected;
    }, 0);
    // Seven degrees of freedom: a fair wheel is above this once in a thousand.
    expect(chiSquare).toBeLessThan(24.32);
  });
});

describe('the check of a spin', () => {
  it('the check of a spin agrees with whoever works it out by hand', async () => {
    for (let nth = 0; nth < 50; nth += 1) {
      const spin = await spinOf(nth);
      const key = Buffer.from(spin.server_seed, 'hex');
      const digest = createHmac('sha256', key).update(`${spin.client_seed}:${spin.day}`).digest();
      let left = digest.readUInt32BE(0) % 10_000;
      const byHand = sectors.find(({ chance }) => {
        left -= Math.round(Number(chance) * 100);
        return left < 0;
      });
      expect(spin.sector_id).toBe(byHand?.id);
      expect(spin.seed_hash).toBe(createHash('sha256').update(key).digest('hex'));
      expect(await checkSpin(nodeDigests, spin)).toMatchObject({ seed: true, sector: true });
    }
  });

  it('the check of a spin finds another seed, another sector and another amount', async () => {
    const spin = await spinOf(7);
    const other = sectors.find(({ id }) => id !== spin.sector_id)?.id ?? '';
    expect(await checkSpin(nodeDigests, { ...spin, server_seed: seedOf(8) })).toMatchObject({ seed: false });
    expect(await checkSpin(nodeDigests, { ...spin, sector_id: other })).toMatchObject({ seed: true, sector: false });
    expect(await checkSpin(nodeDigests, { ...spin, amount: '9999.00' })).toMatchObject({ sector: false });
  });
});
