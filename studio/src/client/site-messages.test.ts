// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

const SITE = 'https://kozyr.test';

/** The messages of a game in a frame of this site; each test has them new. */
async function framed() {
  vi.resetModules();
  document.body.innerHTML = `<script id="config" type="application/json">{"locale":"en","siteOrigin":"${SITE}"}</script>`;
  const messages = await import('./site-messages');
  messages.subscribeToSite({ onPause: vi.fn(), onPress: vi.fn(), onHeard: vi.fn() });
  const say = (data: object, origin = SITE) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent }));
  return { messages, say };
}
const said = (more: object) => ({ source: 'kozyr-site', type: 'framed', shows: ['title'], ...more });

test('a game may offer a deposit until the page around says that there is none', async () => {
  const { messages, say } = await framed();
  expect(messages.mayOfferDeposit()).toBe(true);
  say(said({}));
  expect(messages.mayOfferDeposit()).toBe(true);
  say(said({ deposits: false }));
  expect(messages.mayOfferDeposit()).toBe(false);
  say(said({ deposits: true }));
  expect(messages.mayOfferDeposit()).toBe(true);
});

test('what another origin says of deposits is not heard', async () => {
  const { messages, say } = await framed();
  say(said({ deposits: false }), 'https://elsewhere.test');
  expect(messages.mayOfferDeposit()).toBe(true);
});
