import { fakeSmtp } from '../../../testing/fakes/fake-smtp.ts';
import { testApp } from '../../../testing/index.ts';
import { openMailTransport } from './transport.ts';

const mail = { id: 'a', subject: '登入驗證碼', text: '您好', html: '' };

async function sentTo(to: string) {
  const smtp = await fakeSmtp();
  const { config, clock } = await testApp({ seed: 'empty', env: { SMTP_URL: smtp.url } });
  const transport = openMailTransport(config);
  const outcome = await transport.send({ ...mail, to }, clock.now()).then(
    () => 'sent',
    () => 'refused',
  );
  transport.close();
  return { outcome, receivers: smtp.received.flatMap((one) => one.to) };
}

describe('a mail by SMTP', () => {
  it('goes to its address', async () => {
    expect(await sentTo('mei@pinpu.test')).toEqual({
      outcome: 'sent',
      receivers: ['mei@pinpu.test'],
    });
  });

  it.each([
    ['茶鋪 <hello@shop.example>', 'shop.example'],
    ['hello@shop.example', 'shop.example'],
    ['hello@茶鋪.example', 'xn--cl1ap53a.example'],
  ])(
    'says that a program wrote it, and has an id of the domain of %s [41 R6]',
    async (from, domain) => {
      const smtp = await fakeSmtp();
      const env = { SMTP_URL: smtp.url, MAIL_FROM: from };
      const { config, clock } = await testApp({ seed: 'empty', env });
      const transport = openMailTransport(config);
      await transport.send({ ...mail, to: 'mei@pinpu.test' }, clock.now());
      transport.close();
      const [message] = smtp.received;
      expect(message?.content).toMatch(/^Auto-Submitted: auto-generated\r$/m);
      expect(message?.content).toContain(`Message-ID: <a@${domain}>`);
    },
  );

  it('has headers for one-click unsubscribing, where it has such a link [RFC 8058]', async () => {
    const smtp = await fakeSmtp();
    const { config, clock } = await testApp({ seed: 'empty', env: { SMTP_URL: smtp.url } });
    const transport = openMailTransport(config);
    const unsubscribe_url = 'https://shop.test/restock/stop/4f7c6d0e-2f0b-4b0a-9d59-6f3c0a1b2c3d';
    await transport.send({ ...mail, to: 'mei@pinpu.test', unsubscribe_url }, clock.now());
    await transport.send({ ...mail, to: 'mei@pinpu.test', unsubscribe_url: '' }, clock.now());
    transport.close();
    const [ended = '', other = ''] = smtp.received.map(({ content }) =>
      content.replaceAll('\r\n ', ' '),
    );
    expect(ended).toMatch(new RegExp(`^List-Unsubscribe: ?<${unsubscribe_url}>\r$`, 'm'));
    expect(ended).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(other).not.toContain('List-Unsubscribe');
  });

  it.each([
    '1,mei@pinpu.test',
    'mei@pinpu.test(1)',
    '(2)mei@pinpu.test',
    '<mei@pinpu.test>',
    'a;mei@pinpu.test',
    '"q"<mei@pinpu.test>',
    'li@pinpu.test, mei@pinpu.test',
  ])(
    'is not sent to an invalid address stored by an older release: %j [finding H8]',
    async (to) => {
      expect(await sentTo(to)).toEqual({ outcome: 'refused', receivers: [] });
    },
  );
});
