import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import type { InputOf } from './call';
import { callForFile } from './call-file';
import { saveFile } from './save-file';

/**
 * Saves what a call answers as a file, such as CSV, under this name.
 * @throws CallError for every refusal, and when nobody answers
 */
export async function download<const E extends OperatorEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  name: string,
): Promise<void> {
  saveFile(await callForFile(endpoint, input), name);
}
