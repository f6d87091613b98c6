// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from './tabs';

afterEach(() => vi.restoreAllMocks());

const TABS = ['days', 'games', 'cohorts'].map((name) => ({ name, title: name }));
/** A row of 200 pixels, whose tabs are 150 wide each. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = TABS.findIndex(({ name }) => this.id === `panel-${name}`);
    return at < 0 ? new DOMRect(0, 0, 200, 40) : new DOMRect(at * 150, 0, 150, 40);
  });
}

it('the tab that is chosen is brought to where it is seen in a row that is too narrow for all', () => {
  layOut();
  const row = (current: string) => (
    <Tabs label="Reports" tabs={TABS} current={current} onChoose={() => undefined} panel="panel" />
  );
  const { rerender } = render(row('days'));
  const list = screen.getByRole('tablist');
  expect(list.scrollLeft).toBe(0);
  rerender(row('cohorts'));
  expect(list.scrollLeft).toBe(250);
});
