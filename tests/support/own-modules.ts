import { afterAll, vi } from 'vitest';

// Many files share one worker and the packages it has loaded: none leaves its clock, its globals, its
// environment or what our modules keep to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
