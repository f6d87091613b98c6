import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeliveryError, type Message } from '../../../platform/src/gateways/messages/port';
import { smtpAdapter } from '../../../platform/src/gateways/messages/smtp-adapter';
import { twilioAdapter } from '../../../platform/src/gateways/messages/twilio-adapter';

const portOf = (server: Pick<Server, 'address'>) => {
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : 0;
};
const message: Message = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  channel: 'sms',
  to: '380991234567',
  locale: 'uk',
  body: '1234 — ваш код Kozyr. Діє 10 хвилин. <Нікому> & «ніде».',
};
const failure = (work: Promise<void>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a mail server (RFC 5321)', () => {
  const mails: { from: string; to: string[]; source: string; user: string }[] = [];
  let refuseWith = 0;
  let server: SMTPServer;
  let url = '';
  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'secret' ? done(null, { user: username ?? '' }) : done(new Error('wrong password')),
      onRcptTo: (_address, _session, done) =>
        done(refuseWith === 0 ? null : Object.assign(new Error('not now'), { responseCode: refuseWith })),
      onData: (stream, session, done) => {
        let source = '';
        stream.on('data', (chunk) => {
          source += chunk;
        });
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom ? mailFrom.address : '';
          mails.push({ from, to: rcptTo.map(({ address }) => address), source, user: session.user ?? '' });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://kozyr:secret@127.0.0.1:${portOf(server.server)}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  const email: Message = { ...message, channel: 'email', to: 'player@example.com' };

  it('a mail server gets the email with sender, subject, language and an id that stays the same in a repeat', async () => {
    await smtpAdapter(url, 'Kozyr <no-reply@kozyr.example>').deliver(email);
    const [mail] = mails;
    expect(mail).toMatchObject({ from: 'no-reply@kozyr.example', to: ['player@example.com'], user: 'kozyr' });
    expect(mail?.source).toMatch(new RegExp(`^Message-ID: <${message.id}@kozyr\\.example>`, 'm'));
    expect(mail?.source).toMatch(/^Content-Language: uk/m);
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(mail?.source).toMatch(/^From: Kozyr <no-reply@kozyr\.example>/m);
    expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?/m);
    const body =
      mail?.source
        .split(/\r?\n\r?\n/)
        .slice(1)
        .join('\n')
        .replaceAll(/=\r?\n/g, '') ?? '';
    const encoded = /^Content-Transfer-Encoding: base64/m.test(mail?.source ?? '');
    const text = encoded
      ? Buffer.from(body, 'base64').toString('utf8')
      : Buffer.from(
          body.replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8');
    expect(text.trim()).toBe(message.body);
  });

  it.each([
    [451, true],
    [550, false],
  ])('a mail server that answers %i is asked again: %s', async (code, retry) => {
    refuseWith = code;
    const error = await failure(smtpAdapter(url, 'a@kozyr.example').deliver(email));
    refuseWith = 0;
    expect(error).toBeInstanceOf(DeliveryError);
    expect(error).toMatchObject({ retry });
  });

  it('a mail server that is not there is asked again later', async () => {
    expect(await failure(smtpAdapter('smtp://127.0.0.1:1', 'a@kozyr.example').deliver(email))).toMatchObject({
      retry: true,
    });
  });
});

describe('a gateway that speaks Twilio’s protocol', () => {
  const calls: { path: string; headers: IncomingHttpHeaders; form: Record<string, string> }[] = [];
  let status = 201;
  let server: Server;
  const settings = () => ({
    api: `http://127.0.0.1:${portOf(server)}`,
    account: 'AC1',
    token: 'key',
    from: '+12025550100',
  });
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
        calls.push({ path: request.url ?? '', headers: request.headers, form });
        response.writeHead(status, { 'content-type': 'application/json' }).end('{"sid": "SM1"}');
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    server.close();
  });

  it('a gateway that speaks Twilio’s protocol gets an SMS as a form, authenticated, with the message’s id against doubles', async () => {
    await twilioAdapter(settings()).deliver(message);
    expect(calls.at(-1)).toMatchObject({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      headers: {
        authorization: `Basic ${Buffer.from('AC1:key').toString('base64')}`,
        'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
        'i-twilio-idempotency-token': message.id,
      },
      form: { To: '+380991234567', From: '+12025550100', Body: message.body },
    });
  });

  it('a gateway that speaks Twilio’s protocol gets a call as a document that a voice of the language reads', async () => {
    await twilioAdapter(settings()).deliver({ ...message, channel: 'call' });
    const { path, form } = calls.at(-1) ?? {};
    expect(path).toBe('/2010-04-01/Accounts/AC1/Calls.json');
    expect(form).toEqual({
      To: '+380991234567',
      From: '+12025550100',
      Twiml: `<Response><Pause length="1"/><Say language="uk-UA">${message.body.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</Say></Response>`,
    });
  });

  it.each([
    [429, true],
    [503, true],
    [400, false],
    [401, false],
  ])('a gateway that speaks Twilio’s protocol that answers %i is asked again: %s', async (code, retry) => {
    status = code;
    const error = await failure(twilioAdapter(settings()).deliver(message));
    status = 201;
    expect(error).toMatchObject({ retry });
  });

  it('a gateway that speaks Twilio’s protocol that is not there is asked again later', async () => {
    const nowhere = { ...settings(), api: 'http://127.0.0.1:1' };
    expect(await failure(twilioAdapter(nowhere).deliver(message))).toMatchObject({ retry: true });
  });
});
