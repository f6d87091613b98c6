'use client';
import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, call, type InputOf } from '../call';
import { keyOf } from './endpoint-query';

/** A call that does something. @param stale the calls whose answers are not true any more once it was done */
export function useAct<const E extends OperatorEndpoint>(endpoint: E, stale: readonly OperatorEndpoint[] = []) {
  const client = useQueryClient();
  return useMutation<AnswerOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => Promise.all(stale.map((one) => client.invalidateQueries({ queryKey: keyOf(one) }))),
  });
}
