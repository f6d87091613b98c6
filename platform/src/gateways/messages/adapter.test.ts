import { expect, it } from 'vitest';
import { parseEnv } from '../../env';
import { carrierOf } from './adapter';

const secrets = Object.fromEntries(
  ['JWT', 'WALLET', 'GATEWAY', 'PSEUDONYM', 'SECOND_FACTOR'].map((name) => [`${name}_SECRET`, '0123456789abcdef']),
);
const carriers = (more: Record<string, string>) => {
  const env = parseEnv({ DATABASE_URL: 'postgres://localhost/kozyr', ...secrets, ...more });
  return [carrierOf(env, 'sms'), carrierOf(env, 'call'), carrierOf(env, 'email')];
};
const gateway = { MESSAGE_GATEWAY_URL: 'https://sms.example.com', MESSAGE_GATEWAY_KEY: '0123456789abcdef' };
const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: '0123456789abcdef', TWILIO_FROM: '+12025550100' };
const smtp = { SMTP_URL: 'smtps://a:b@mail.example.com', SMTP_FROM: 'Kozyr <a@kozyr.example>' };

it.each([
  [{}, ['table', 'table', 'table']],
  [gateway, ['gateway', 'gateway', 'gateway']],
  [{ MESSAGE_GATEWAY_URL: gateway.MESSAGE_GATEWAY_URL }, ['table', 'table', 'table']],
  [smtp, ['table', 'table', 'smtp']],
  [twilio, ['twilio', 'twilio', 'table']],
  [{ ...gateway, ...twilio, ...smtp }, ['twilio', 'twilio', 'smtp']],
])('the carrier of each channel is chosen by what is set: %o', (settings, chosen) => {
  expect(carriers(settings)).toEqual(chosen);
});
