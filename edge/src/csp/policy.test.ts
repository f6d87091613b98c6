import { expect, it } from 'vitest';
import { contentSecurityPolicy, developmentPolicy } from './policy';

const origins = {
  studioPublic: 'https://games.example',
  gatewayPublic: 'https://pay.example',
  framesPublic: 'https://frames.example',
};
const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `));

it.each([
  ['finished pages', contentSecurityPolicy(origins, ["'sha256-x'"])],
  ['pages while developing', developmentPolicy(origins)],
])('lets %s frame games and the one document of dynamic content, and nothing else', (_, policy) => {
  expect(directive(policy, 'frame-src')).toBe('frame-src https://games.example https://frames.example/frame');
});

it('runs scripts of our own origin and the inline ones that were found, no others', () => {
  expect(directive(contentSecurityPolicy(origins, ["'sha256-x'"]), 'script-src')).toBe("script-src 'self' 'sha256-x'");
});
