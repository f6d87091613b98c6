// @vitest-environment jsdom
import type { IntegrationRecord } from '@kozyr/contracts/operator/integrations';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import integrations from '@/desk/messages/en/integrations.json';
import { drawDesk } from '../../../../tests/support/desk-screen';
import { layOut } from '../../../../tests/support/laid-out';
import { SwitchButton } from './switch-button';

const OFF: IntegrationRecord = {
  ...{ name: 'second-studio', kind: 'games', protocol: 'kozyr-games', title: 'Second Studio', state: 'off' },
  ...{ source: 'desk', waits: false, last_call_at: null, changed_at: null, version: 4, settings: null },
  ...{ environment_settings: [], call_address: 'https://kozyr.example', pending: null, keys: [], lacks: [] },
  ...{ created_by: null, created_at: null, changed_by: null },
};
const proposedBy = (by: string) => ({
  state: null,
  title: 'Third Studio',
  settings: null,
  by,
  at: '2026-11-01T00:00:00Z',
});

beforeEach(layOut);

it('turning on is offered beside a proposal of one’s own, and not beside somebody else’s', () => {
  const offered = (of: IntegrationRecord, name: string) => {
    const { unmount } = drawDesk(<SwitchButton of={of} />, { integrations });
    const found = screen.queryByRole('button', { name }) !== null;
    unmount();
    return found;
  };
  expect(offered(OFF, integrations.turnOn)).toBe(true);
  expect(offered({ ...OFF, pending: proposedBy('olha') }, integrations.turnOn)).toBe(true);
  expect(offered({ ...OFF, pending: proposedBy('taras') }, integrations.turnOn)).toBe(false);
  expect(offered({ ...OFF, state: 'on', pending: proposedBy('taras') }, integrations.turnOff)).toBe(true);
});
