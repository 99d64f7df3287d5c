import { join } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';
import { ROOT_DIR, readConfig } from './config.ts';

function sentenceFor(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return '';
}

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      dataDir: join(ROOT_DIR, '.data'),
      databaseUrl: null,
      smtpUrl: null,
      publicUrl: 'http://localhost:8080',
      appInitDelayMs: 1000,
      storageSalt: 'pinpu',
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({
      port: 8080,
      publicUrl: 'http://localhost:8080',
    });
  });

  it.each(['127.0.0.1', 'uniquelocal', 'loopback, 10.0.0.0/8', '::1,fd00::/8'])(
    'trusts the proxies %s [finding L25]',
    (TRUST_PROXY) => {
      expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
    },
  );

  it.each<[Record<string, string>, string]>([
    [
      { PORT: 'abc' },
      'PORT is "abc", but must be a whole number from 0 to 65535: correct it in the environment or in .env.',
    ],
    [{ PORT: '70000' }, 'PORT is "70000", but must be a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT is "-1"'],
    [
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'DATABASE_URL must be the address of a PostgreSQL database, starting with postgres:// or postgresql://',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be the address of a mail server'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be the address shoppers open'],
    [{ APP_INIT_DELAY_MS: '1s' }, 'APP_INIT_DELAY_MS is "1s"'],
    [{ SHOP_MODE: 'test' }, 'SHOP_MODE is "test", but must be one of demo, live'],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY is "true", but must be addresses or networks of your proxies',
    ],
    [{ TRUST_PROXY: '127.0.0.1,proxy' }, 'TRUST_PROXY is "127.0.0.1,proxy"'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is "10.0.0.0/33"'],
    [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY is "10.0.0.0/0"'],
    [{ SERVER_KEY: 'secret' }, 'SERVER_KEY must be 32 bytes in hexadecimal or base64, such as'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of fatal'],
  ])('rejects %j with one sentence [finding L25]', (env, sentence) => {
    const message = sentenceFor(env);
    expect(message).toContain(sentence);
    expect(message).not.toContain('secret');
    expect(message.split('\n')).toHaveLength(1);
  });
});
