// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import en from '@/messages/en.json';
import { renderApp } from '@/tests/support/render-app';
import { QUESTIONS } from '../rules';
import { SelfTest } from './self-test';

const t = en.selfTest;

async function begin(member = true) {
  const events = userEvent.setup();
  renderApp(<SelfTest member={member} />);
  await events.click(screen.getByRole('button', { name: t.begin }));
  return events;
}
const groupOf = (question: (typeof QUESTIONS)[number]) =>
  within(screen.getByRole('group', { name: `${QUESTIONS.indexOf(question) + 1}. ${t.question[question]}` }));

test('the first question without an answer is named and focused, and what was answered stays', async () => {
  const events = await begin();
  expect(document.activeElement?.textContent).toBe(t.title);
  await events.click(groupOf('afford').getByRole('radio', { name: t.answer.sometimes }));
  await events.click(screen.getByRole('button', { name: t.result }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toBe('Answer this one too: 8 questions are without an answer.');
  expect(document.activeElement).toBe(groupOf('more').getByRole('radio', { name: t.answer.never }));
  expect(groupOf('afford').getByRole<HTMLInputElement>('radio', { name: t.answer.sometimes }).checked).toBe(true);
});

test('whoever answers with signs of harm is led to what stops it, and can answer anew', async () => {
  const events = await begin();
  for (const question of QUESTIONS)
    await events.click(groupOf(question).getByRole('radio', { name: t.answer.sometimes }));
  await events.click(screen.getByRole('button', { name: t.result }));
  expect(document.activeElement?.textContent).toBe(t.band.high.title);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([t.toStop, t.toLimits, t.toSupport]);
  await events.click(screen.getByRole('button', { name: t.again }));
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(36);
});

test('a guest without signs of harm reads so, and is offered nothing that needs an account', async () => {
  const events = await begin(false);
  for (const question of QUESTIONS) await events.click(groupOf(question).getByRole('radio', { name: t.answer.never }));
  await events.click(screen.getByRole('button', { name: t.result }));
  expect(screen.getByRole('heading', { name: t.band.none.title })).toBeTruthy();
  expect(screen.queryAllByRole('link')).toEqual([]);
});
