import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../errors/startup-error.ts';
import { ROOT_DIR, readConfig } from './config.ts';
import { environmentSchema } from './environment.ts';

function sentenceFor(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return '';
}

const ECPAY = {
  PAYMENT_PROVIDER: 'ecpay',
  ECPAY_MERCHANT_ID: '2000001',
  ECPAY_HASH_KEY: 'abcdefgh12345678',
  ECPAY_HASH_IV: '12345678abcdefgh',
};
const LOGISTICS = {
  LOGISTICS_PROVIDER: 'ecpay',
  ECPAY_LOGISTICS_MERCHANT_ID: '2000001',
  ECPAY_LOGISTICS_HASH_KEY: 'abcdefgh12345678',
  ECPAY_LOGISTICS_HASH_IV: '12345678abcdefgh',
};
const PRODUCTION = {
  ECPAY_BASE_URL: 'https://payment.ecpay.com.tw/',
  PUBLIC_URL: 'https://shop.example',
};

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      dataDir: join(ROOT_DIR, '.data'),
      databaseUrl: null,
      smtpUrl: null,
      publicUrl: 'http://localhost:8080',
      paymentProvider: 'sandbox',
      appInitDelayMs: 1000,
    });
  });

  it('takes an empty variable for one that is not set', () => {
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
    [
      { PAYMENT_PROVIDER: 'paypal' },
      'PAYMENT_PROVIDER is "paypal", but must be one of sandbox, ecpay',
    ],
    [
      { PAYMENT_PROVIDER: 'ecpay', ECPAY_MERCHANT_ID: '3002607' },
      'PAYMENT_PROVIDER is ecpay, but ECPAY_HASH_KEY, ECPAY_HASH_IV is not set',
    ],
    [{ ...ECPAY, ECPAY_MERCHANT_ID: '30O2607' }, 'ECPAY_MERCHANT_ID must be up to ten digits'],
    [{ ...ECPAY, ECPAY_HASH_IV: 'secret' }, 'ECPAY_HASH_IV must be 16 letters and digits'],
    [
      { ECPAY_BASE_URL: 'payment.ecpay.com.tw' },
      "ECPAY_BASE_URL must be the address of ECPay's payment service",
    ],
    [
      { ...ECPAY, ...PRODUCTION, ECPAY_MERCHANT_ID: '3002607' },
      "ECPAY_MERCHANT_ID is ECPay's public account for trying, but ECPAY_BASE_URL is production",
    ],
    [
      { ...ECPAY, ...PRODUCTION, ECPAY_ALLOW_SIMULATED: 'on' },
      'ECPAY_ALLOW_SIMULATED is on, but ECPAY_BASE_URL is production',
    ],
    [
      { ...ECPAY, ...PRODUCTION, PUBLIC_URL: 'http://shop.example' },
      'PUBLIC_URL must start with https:// and have no port',
    ],
    [{ LOGISTICS_PROVIDER: 'post' }, 'LOGISTICS_PROVIDER is "post", but must be one of sandbox'],
    [
      { ...LOGISTICS, ECPAY_LOGISTICS_HASH_IV: '' },
      'LOGISTICS_PROVIDER is ecpay, but ECPAY_LOGISTICS_HASH_IV is not set',
    ],
    [
      { ...LOGISTICS, ECPAY_LOGISTICS_HASH_KEY: 'secret' },
      'ECPAY_LOGISTICS_HASH_KEY must be 16 letters and digits',
    ],
    [
      { ...LOGISTICS, ECPAY_LOGISTICS_SUBTYPES: 'UNIMART,FAMIC2C' },
      'ECPAY_LOGISTICS_SUBTYPES must be some of UNIMART,FAMI,HILIFE, or some of UNIMARTC2C',
    ],
    [
      {
        ...LOGISTICS,
        ECPAY_LOGISTICS_MERCHANT_ID: '2000933',
        ECPAY_LOGISTICS_BASE_URL: 'https://logistics.ecpay.com.tw',
      },
      "ECPAY_LOGISTICS_MERCHANT_ID is ECPay's public account for trying",
    ],
    [
      { ...ECPAY, ...PRODUCTION, LOGISTICS_PROVIDER: 'sandbox' },
      'LOGISTICS_PROVIDER is sandbox, but payments are real',
    ],
    [{ APP_INIT_DELAY_MS: '1s' }, 'APP_INIT_DELAY_MS is "1s"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of fatal'],
  ])('says in one sentence what is wrong with %j', (env, sentence) => {
    const said = sentenceFor(env);
    expect(said).toContain(sentence);
    expect(said).not.toContain('secret');
    expect(said.split('\n')).toHaveLength(1);
  });

  it('takes ECPay with an account of its own, on stage and in production', () => {
    expect(readConfig(ECPAY).ecpay).toMatchObject({
      baseUrl: 'https://payment-stage.ecpay.com.tw',
      allowSimulated: false,
    });
    expect(readConfig({ ...ECPAY, ...PRODUCTION }).ecpay.baseUrl).toBe(
      'https://payment.ecpay.com.tw',
    );
  });

  it.each([
    [{}, 'sandbox'],
    [ECPAY, 'off'],
    [{ ...ECPAY, LOGISTICS_PROVIDER: 'sandbox' }, 'sandbox'],
    [LOGISTICS, 'ecpay'],
  ])('with %j has stores of %s', (env, provider) => {
    expect(readConfig(env).logistics.provider).toBe(provider);
  });

  it('stands whole in .env.example', () => {
    const text = readFileSync(join(ROOT_DIR, '.env.example'), 'utf8');
    const listed = [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(new Set(listed)).toEqual(new Set(Object.keys(environmentSchema.shape)));
  });
});
