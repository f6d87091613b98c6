import type { Currency } from '@kozyr/contracts/money';
import type { Order } from '@/lib/catalogue/catalogue-index';
import type { Filters } from '@/lib/catalogue/facets';

/** A page with an address of its own that holds a part of the catalogue. */
export type Base = { kind: 'category' | 'theme' | 'provider'; slug: string };

/** What the address of a lobby page asks for. */
export type LobbyQuery = { filters: Filters; order: Order };

/** Everything the browser needs to take over from the tiles that the server has rendered. */
export type LobbySetting = {
  base: Base | null;
  /** Of the index that the page was made with. */
  version: string | null;
  member: boolean;
  currency: Currency;
};
