import { create } from 'zustand';

/** Whether a wheel turns on this page now: what it will come to is not to be told by anything else before it stops. */
export const useWheelMotion = create<{ turning: boolean }>(() => ({ turning: false }));

export function wheelTurned(turning: boolean): void {
  useWheelMotion.setState({ turning });
}
