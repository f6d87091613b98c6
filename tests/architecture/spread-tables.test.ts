import { expect, it } from 'vitest';
import { EVERYWHERE, IN_ONE_PLACE, OF_PLAYERS } from '../../platform/src/db/spread/tables';
import { tablesBySchema } from './support/schema-tables';

it('every table of the platform has one place where its rows lie once players are spread', async () => {
  const tables = [...(await tablesBySchema()).values()];
  expect([...Object.keys(OF_PLAYERS), ...EVERYWHERE, ...IN_ONE_PLACE].toSorted()).toEqual(tables.toSorted());
});
