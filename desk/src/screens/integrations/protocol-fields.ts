import type { IntegrationProtocol } from '@kozyr/contracts/operator/integration-settings';

/** How a field of settings is typed in. lines: one of its values a line. */
export type FieldKind = 'address' | 'number' | 'text' | 'lines' | 'currencies';
export type SettingField = { name: string; kind: FieldKind };

/**
 * The settings of each protocol as the form shows them, in this order. Each name has a text in messages/<locale>/integrations.json, field,
 * and what to know of it in hint, where there is something. A new protocol is a line here.
 */
export const PROTOCOL_FIELDS: Readonly<Record<IntegrationProtocol, readonly SettingField[]>> = {
  'kozyr-games': [
    { name: 'address', kind: 'address' },
    { name: 'public_address', kind: 'address' },
    { name: 'currencies', kind: 'currencies' },
  ],
  hub88: [
    { name: 'address', kind: 'address' },
    { name: 'operator_id', kind: 'number' },
    { name: 'frames', kind: 'lines' },
    { name: 'currencies', kind: 'currencies' },
    { name: 'min_bet', kind: 'text' },
    { name: 'max_bet', kind: 'text' },
    { name: 'max_win_multiplier', kind: 'text' },
  ],
  'kozyr-payments': [
    { name: 'address', kind: 'address' },
    { name: 'deposits', kind: 'currencies' },
    { name: 'payouts', kind: 'currencies' },
  ],
  fondy: [
    { name: 'address', kind: 'address' },
    { name: 'reports_address', kind: 'address' },
    { name: 'merchant_id', kind: 'text' },
    { name: 'application_id', kind: 'text' },
    { name: 'deposits', kind: 'currencies' },
    { name: 'payouts', kind: 'currencies' },
  ],
};
