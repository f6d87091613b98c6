import type { IntegrationRecord } from '@kozyr/contracts/operator/integrations';
import type { Context } from '../../../../context';
import { callbacksAt, webhooksOf } from '../../../../gateways/callbacks-at';

type Env = Context['env'];

/** What the environment names cannot be changed here: it is shown, and its name is taken. */
const READ_ONLY = {
  state: 'on',
  source: 'environment',
  waits: false,
  last_call_at: null,
  changed_at: null,
  version: 0,
  settings: null,
  pending: null,
  keys: [],
  lacks: [],
  created_by: null,
  created_at: null,
  changed_by: null,
} satisfies Partial<IntegrationRecord>;

/** The studio and the gateway that the platform was started with. */
export function environmentIntegrations(env: Env): IntegrationRecord[] {
  return [
    {
      ...READ_ONLY,
      name: 'house',
      kind: 'games',
      protocol: 'kozyr-games',
      title: 'Kozyr Studio',
      environment_settings: [
        { name: 'STUDIO_URL', value: env.STUDIO_URL },
        { name: 'STUDIO_PUBLIC_URL', value: env.STUDIO_PUBLIC_URL },
      ],
      call_address: callAddress(env, { name: 'house', kind: 'games' }),
    },
    {
      ...READ_ONLY,
      name: 'hosted',
      kind: 'payments',
      protocol: 'kozyr-payments',
      title: new URL(env.GATEWAY_URL).host,
      environment_settings: [{ name: 'GATEWAY_URL', value: env.GATEWAY_URL }],
      call_address: callAddress(env, { name: 'hosted', kind: 'payments' }),
    },
  ];
}

/** The beginning of the address at which an integration calls us. */
export function callAddress(env: Env, { name, kind }: Pick<IntegrationRecord, 'name' | 'kind'>): string {
  return kind === 'games' ? `${callbacksAt(env)}/seamless/${name}` : webhooksOf(env, name);
}
