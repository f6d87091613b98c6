// @vitest-environment jsdom
import type { CountryPhone } from '@kozyr/contracts/countries';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import { answerCalls } from '@/tests/support/api-wire';
import { OPEN_LAW } from '@/tests/support/places';
import { renderApp } from '@/tests/support/render-app';
import { readSettings } from '../rules';
import { useAccountStore } from '../store';
import { RegistrationForm } from './registration-form';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const t = en.account;
const countries: CountryPhone[] = [
  { code: 'UA', prefix: '+38', preview: '+380', icon: '/flags/ua.svg', mask: '+380 99 999-99-99' },
  { code: 'KZ', prefix: '+7', preview: '+7', icon: '/flags/kz.svg', mask: '+7 999-999-99-99' },
];

beforeEach(() => useAccountStore.setState(useAccountStore.getInitialState(), true));

function open() {
  renderApp(<RegistrationForm countries={countries} detected="UA" settings={readSettings({ data: [] })} />);
  return userEvent.setup();
}

it('the country moves with the currency while the player has chosen neither', async () => {
  const user = open();
  const country = () => screen.getByLabelText(t.country);
  await user.click(screen.getByRole('radio', { name: t.currencyName.kzt }));
  expect(country()).toHaveProperty('value', 'KZ');
  expect(screen.getByLabelText(t.phone)).toHaveProperty('value', '+7 ___-___-__-__');
  await user.click(screen.getByRole('radio', { name: t.currencyName.uah }));
  expect(country()).toHaveProperty('value', 'UA');
  // A number that is begun says where it is of.
  await user.type(screen.getByLabelText(t.phone), '50');
  await user.click(screen.getByRole('radio', { name: t.currencyName.kzt }));
  expect(country()).toHaveProperty('value', 'UA');
  expect(screen.getByLabelText(t.phone)).toHaveProperty('value', '+380 50 ___-__-__');
  await user.clear(screen.getByLabelText(t.phone));
  await user.selectOptions(country(), 'UA');
  await user.click(screen.getByRole('radio', { name: t.currencyName.uah }));
  await user.click(screen.getByRole('radio', { name: t.currencyName.kzt }));
  expect(country()).toHaveProperty('value', 'UA');
});

it('a limit of deposits may be left empty, and what is no amount is said at its field', async () => {
  const user = open();
  const amount = screen.getByLabelText(t.depositLimit.amount);
  await user.type(amount, 'a lot');
  await user.click(screen.getByRole('button', { name: t.submitRegister }));
  expect(await screen.findByText(t.problem.depositLimit)).toBeTruthy();
  await user.clear(amount);
  await waitFor(() => expect(screen.queryByText(t.problem.depositLimit)).toBeNull());
});

it('where one plays for credits no limit of deposits is asked for, and one that was typed before does not stand in the way', async () => {
  answerCalls((_, { query }) => [200, { ...OPEN_LAW, mode: query.country === 'KZ' ? 'play' : 'real' }]);
  const user = open();
  await user.type(screen.getByLabelText(t.depositLimit.amount), 'a lot');
  await user.selectOptions(screen.getByLabelText(t.country), 'KZ');
  await waitFor(() => expect(screen.queryByLabelText(t.depositLimit.amount)).toBeNull());
  await user.selectOptions(screen.getByLabelText(t.country), 'UA');
  expect(await screen.findByLabelText(t.depositLimit.amount)).toHaveProperty('value', '');
});

it('a foreign number is answered with the countries that are taken, until the next digit', async () => {
  const user = open();
  await user.click(screen.getByLabelText(t.phone));
  await user.paste('+48 600 123 456');
  expect((await screen.findByRole('alert')).textContent).toBe(t.problem.foreign);
  expect(screen.getByLabelText(t.phone)).toHaveProperty('value', '+380 __ ___-__-__');
  await user.type(screen.getByLabelText(t.phone), '5');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
