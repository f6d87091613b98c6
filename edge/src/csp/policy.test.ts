import { expect, it } from 'vitest';
import { contentSecurityPolicy, developmentPolicy } from './policy';

const origins = {
  publicUrl: 'https://kozyr.example',
  studioPublic: 'https://games.example',
  gatewayPublic: 'https://pay.example',
  framesPublic: 'https://frames.example',
  gameFrames: [],
  supportWidget: null,
};
const withWidget = { ...origins, supportWidget: 'https://desk.example' };
const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));

it.each([
  ['finished pages', contentSecurityPolicy(origins, ["'sha256-x'"])],
  ['pages while developing', developmentPolicy(origins)],
])('the policy lets %s frame games and the one document of dynamic content, and nothing else', (_, policy) => {
  expect(directive(policy, 'frame-src')).toBe('frame-src https://games.example https://frames.example/frame');
});

it('the policy lets pages frame and ask games of other studios that are named', () => {
  const policy = contentSecurityPolicy({ ...origins, gameFrames: ['https://one.example', 'https://two.example'] }, []);
  expect(directive(policy, 'frame-src')).toBe(
    'frame-src https://games.example https://one.example https://two.example https://frames.example/frame',
  );
  expect(directive(policy, 'connect-src')).toContain('https://two.example/health');
});

it('the policy runs scripts of our own origin and the inline ones that were found, no others', () => {
  expect(directive(contentSecurityPolicy(origins, ["'sha256-x'"]), 'script-src')).toBe("script-src 'self' 'sha256-x'");
});

it('the policy lets pages call the API of their own origin and of its api subdomain, and nobody else', () => {
  for (const [publicUrl, connections] of [
    [
      'https://kozyr.example',
      "connect-src 'self' https://api.kozyr.example https://games.example/health https://pay.example/health",
    ],
    ['http://192.0.2.1:3000', "connect-src 'self' https://games.example/health https://pay.example/health"],
  ] as const) {
    expect(directive(contentSecurityPolicy({ ...origins, publicUrl }, []), 'connect-src')).toBe(connections);
  }
});

it('the policy plays streams of our own origin, also joined in the page, and no others', () => {
  expect(directive(contentSecurityPolicy(origins, []), 'media-src')).toBe("media-src 'self' blob:");
});

it.each([
  ['finished pages', contentSecurityPolicy, ["'sha256-x'"]],
  ['pages while developing', developmentPolicy, []],
] as const)(
  "the policy lets %s run, frame and ask the help desk's widget once it is configured, and opens nothing else by it",
  (_, make, hashes) => {
    const [without, with_] = [origins, withWidget].map((each) => make(each, hashes).split('; '));
    const opened = with_?.flatMap((each, index) => (each === without?.[index] ? [] : [[without?.[index] ?? '', each]]));
    expect(opened?.map(([before = '']) => before.split(' ')[0])).toEqual(['script-src', 'connect-src', 'frame-src']);
    for (const [before, now] of opened ?? []) expect(now).toBe(`${before} https://desk.example`);
  },
);
