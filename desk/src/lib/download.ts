import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import type { InputOf } from './call';
import { callForTable } from './call-file';
import { saveFile } from './save-file';

/**
 * Saves what a call answers as a file, such as CSV, under this name.
 * @returns after how many rows the file stops although there are more; null: it is whole
 * @throws CallError for every refusal, and when nobody answers
 */
export async function download<const E extends OperatorEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  name: string,
): Promise<number | null> {
  const { file, stopsAfter } = await callForTable(endpoint, input);
  saveFile(file, name);
  return stopsAfter;
}
