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
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({
      port: 8080,
      publicUrl: 'http://localhost:8080',
    });
  });

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
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of fatal'],
  ])('rejects %j with one sentence', (env, sentence) => {
    const message = sentenceFor(env);
    expect(message).toContain(sentence);
    expect(message).not.toContain('secret');
    expect(message.split('\n')).toHaveLength(1);
  });
});
