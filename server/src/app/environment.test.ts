import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileVariables } from '../modules/base/file/config.ts';
import { deploymentVariables } from '../modules/delivery/registry/config.ts';
import { pictureVariables } from '../modules/goods/picture/storage/config.ts';
import { configuredInvoices, invoiceVariables } from '../modules/sales/invoice/provider.ts';
import { configuredPayment, paymentVariables } from '../modules/sales/payment/provider.ts';
import { PAYMENT_PROVIDERS } from '../modules/sales/payment/providers/index.ts';
import { configuredLogistics, logisticsVariables } from '../modules/sales/pickup/provider.ts';
import { ROOT_DIR, readConfig } from '../platform/config/config.ts';
import { environmentSchema } from '../platform/config/environment.ts';
import type { Variables } from '../platform/config/variables.ts';
import { StartupError } from '../platform/errors/startup-error.ts';

const environmentVariables: Variables = {
  ...environmentSchema.shape,
  ...paymentVariables,
  ...logisticsVariables,
  ...invoiceVariables,
  ...pictureVariables,
  ...fileVariables,
  ...deploymentVariables,
};

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
const LINEPAY = {
  PAYMENT_PROVIDER: 'linepay',
  LINEPAY_CHANNEL_ID: '1650000001',
  LINEPAY_CHANNEL_SECRET: '0123456789abcdef0123456789abcdef',
};

const INVOICES = {
  INVOICE_PROVIDER: 'ecpay',
  ECPAY_INVOICE_MERCHANT_ID: '2000001',
  ECPAY_INVOICE_HASH_KEY: 'abcdefgh12345678',
  ECPAY_INVOICE_HASH_IV: '12345678abcdefgh',
};

function configure(env: Record<string, string>) {
  configuredInvoices(readConfig(env));
  return configuredLogistics(readConfig(env));
}

function sentenceFor(env: Record<string, string>): string {
  try {
    configure(env);
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return '';
}

describe('the settings of payments and logistics', () => {
  it.each<[Record<string, string>, string]>([
    [
      { PAYMENT_PROVIDER: 'paypal' },
      `PAYMENT_PROVIDER is "paypal", but must be one of ${PAYMENT_PROVIDERS.map(({ name }) => name).join(', ')}`,
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
      "ECPAY_MERCHANT_ID is ECPay's public test account, but ECPAY_BASE_URL is production",
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
      "ECPAY_LOGISTICS_MERCHANT_ID is ECPay's public test account",
    ],
    [
      { ...ECPAY, ...PRODUCTION, LOGISTICS_PROVIDER: 'sandbox' },
      'LOGISTICS_PROVIDER is sandbox, but payments are real',
    ],
    [{ INVOICE_PROVIDER: 'ezpay' }, 'INVOICE_PROVIDER is "ezpay", but must be one of none, ecpay'],
    [
      { ...INVOICES, ECPAY_INVOICE_HASH_IV: '' },
      'INVOICE_PROVIDER is ecpay, but ECPAY_INVOICE_HASH_IV is not set',
    ],
    [
      { ...INVOICES, ECPAY_INVOICE_HASH_KEY: 'secret' },
      'ECPAY_INVOICE_HASH_KEY must be 16 letters and digits',
    ],
    [
      {
        ...INVOICES,
        ECPAY_INVOICE_MERCHANT_ID: '2000132',
        ECPAY_INVOICE_BASE_URL: 'https://einvoice.ecpay.com.tw',
      },
      "ECPAY_INVOICE_MERCHANT_ID is ECPay's public test account",
    ],
    [
      { PAYMENT_PROVIDER: 'linepay', LINEPAY_CHANNEL_ID: '1650000001' },
      'PAYMENT_PROVIDER is linepay, but LINEPAY_CHANNEL_SECRET is not set',
    ],
    [{ ...LINEPAY, LINEPAY_CHANNEL_ID: 'shop' }, 'LINEPAY_CHANNEL_ID must be digits'],
    [
      { ...LINEPAY, LINEPAY_CHANNEL_SECRET: 'secret' },
      'LINEPAY_CHANNEL_SECRET must be 16 to 64 letters and digits',
    ],
    [{ LINEPAY_BASE_URL: 'line' }, "LINEPAY_BASE_URL must be the address of LINE Pay's API"],
    [
      {
        ...LINEPAY,
        LINEPAY_BASE_URL: 'https://api-pay.line.me',
        PUBLIC_URL: 'http://shop.example',
      },
      'PUBLIC_URL must start with https://, since LINE Pay brings shoppers',
    ],
    [
      {
        ...LINEPAY,
        LINEPAY_BASE_URL: 'https://api-pay.line.me',
        PUBLIC_URL: 'https://shop.example',
        LOGISTICS_PROVIDER: 'sandbox',
      },
      'LOGISTICS_PROVIDER is sandbox, but payments are real',
    ],
  ])('reject %j with one sentence', (env, sentence) => {
    const message = sentenceFor(env);
    expect(message).toContain(sentence);
    expect(message).not.toContain('secret');
    expect(message.split('\n')).toHaveLength(1);
  });

  it.each([
    [{}, 'pretended', []],
    [ECPAY, 'test', ['https://payment-stage.ecpay.com.tw']],
    [{ ...ECPAY, ...PRODUCTION }, 'real', ['https://payment.ecpay.com.tw']],
    [LINEPAY, 'test', []],
  ])('settings with %j move %s money', (env, money, formOrigins) => {
    expect(configuredPayment(readConfig(env))).toMatchObject({ money, formOrigins });
  });

  it.each([
    [{}, []],
    [ECPAY, undefined],
    [LINEPAY, undefined],
    [{ ...ECPAY, LOGISTICS_PROVIDER: 'sandbox' }, []],
    [LOGISTICS, ['https://logistics-stage.ecpay.com.tw']],
  ])('settings with %j lead to the map at %j', (env, formOrigins) => {
    expect(configure(env)?.formOrigins).toEqual(formOrigins);
  });

  it('have unique variable names', () => {
    const names = PAYMENT_PROVIDERS.flatMap(({ variables }) => Object.keys(variables));
    expect(Object.keys(paymentVariables)).toEqual(['PAYMENT_PROVIDER', ...names]);
  });
});

const read = (path: string) => readFileSync(join(ROOT_DIR, path), 'utf8');

/** The lines of an `.env`-style file that set a variable, commented out or not. */
const linesIn = (path: string) =>
  [...read(path).matchAll(/^(#?)([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
    ([, comment, name = '', value = '']) => ({ isComment: comment === '#', name, value }),
  );

const namesIn = (path: string) =>
  linesIn(path)
    .map(({ name }) => name)
    .sort();

/** The value that the server parses from `text`; without `text`, its default. */
function parsed(name: string, text?: string): unknown {
  const schema = environmentVariables[name];
  if (schema === undefined) throw new Error(`${name} is no variable`);
  return schema.parse(text);
}

/** Whether the server has no default for a variable: the parsed value is undefined, an empty text, or port 0. */
const hasNoDefault = (name: string) => [undefined, '', 0].includes(parsed(name) as undefined);

function composeEnvironment(): [name: string, value: string][] {
  const [, service = ''] =
    /^ {2}server: &server\n((?: {4}.*\n|\n)+)/m.exec(read('docker-compose.yml')) ?? [];
  const [, block = ''] = /^ {4}environment: &\S+\n((?: {6}.*\n)+)/m.exec(service) ?? [];
  return [...block.matchAll(/^ {6}([A-Z][A-Z0-9_]*): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

describe('the environment variables', () => {
  const contract = Object.keys(environmentVariables).sort();

  it('are listed in .env.example', () => {
    expect(namesIn('.env.example')).toEqual(contract);
  });

  it.each(linesIn('.env.example').filter(({ isComment }) => !isComment))(
    'are shown in .env.example with the default: $name=$value',
    ({ name, value }) => {
      expect(value).not.toBe('');
      expect(parsed(name, value)).toEqual(parsed(name));
    },
  );

  it('are comments in .env.example where they have no default', () => {
    const comments = linesIn('.env.example').filter(({ isComment }) => isComment);
    expect(comments.map(({ name }) => name).sort()).toEqual(contract.filter(hasNoDefault));
  });

  it('are passed on by docker-compose', () => {
    expect(
      composeEnvironment()
        .map(([name]) => name)
        .sort(),
    ).toEqual(contract);
  });

  it('have the same name in docker-compose, unless compose fixes their value', () => {
    const renamed = composeEnvironment().filter(([name, value]) => {
      const passed = /^\$\{([A-Z0-9_]+)(?::-.*)?\}$/.exec(value)?.[1];
      return passed !== undefined && passed !== name;
    });
    expect(renamed).toEqual([]);
  });

  it('have the same defaults in docker-compose', () => {
    const settings = composeEnvironment().flatMap(([name, value]) => {
      const fallback = /^\$\{[A-Z0-9_]+:-(.+)\}$/.exec(value)?.[1];
      return fallback === undefined ? [] : [{ name, fallback }];
    });
    const others = settings.filter(({ name, fallback }) => parsed(name, fallback) !== parsed(name));
    // The server has no default for these: files and folders on the volume, which both servers share, and the address of the service `shell`.
    expect(Object.fromEntries(others.map(({ name, fallback }) => [name, fallback]))).toEqual({
      DEPLOYMENT_DIR: '/data/deployments',
      REGISTRY_KEY_FILE: '/data/registry-key.pem',
      SERVER_KEY_FILE: '/data/server.key',
      UPLOADS_DIR: '/data/uploads',
      PUBLIC_URL: 'http://localhost:8080',
    });
    expect(others.map(({ name }) => name).filter((name) => !hasNoDefault(name))).toEqual([]);
    expect(() =>
      configure(Object.fromEntries(settings.map(({ name, fallback }) => [name, fallback]))),
    ).not.toThrow();
  });

  it('are in docker/env.example as far as docker-compose reads them', () => {
    const used = [...read('docker-compose.yml').matchAll(/\$\{([A-Z0-9_]+)/g)];
    // Compose itself reads COMPOSE_PROFILES.
    const names = new Set(['COMPOSE_PROFILES', ...used.map(([, name = '']) => name)]);
    expect(namesIn('docker/env.example')).toEqual([...names].sort());
  });
});
