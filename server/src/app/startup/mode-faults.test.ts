import { configuredInvoices } from '../../modules/sales/invoice/provider.ts';
import { configuredPayment } from '../../modules/sales/payment/provider.ts';
import { configuredLogistics } from '../../modules/sales/pickup/provider.ts';
import { readConfig } from '../../platform/config/config.ts';
import { modeFaults } from './check-mode.ts';

/** A shop that takes money: nothing in it is a demo's. */
const LIVE = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Shop <shop@shop.example>',
  PAYMENT_PROVIDER: 'ecpay',
  ECPAY_MERCHANT_ID: '2000001',
  ECPAY_HASH_KEY: 'abcdefgh12345678',
  ECPAY_HASH_IV: '12345678abcdefgh',
  ECPAY_BASE_URL: 'https://payment.ecpay.com.tw',
};
const LINEPAY = {
  PAYMENT_PROVIDER: 'linepay',
  LINEPAY_CHANNEL_ID: '1650000001',
  LINEPAY_CHANNEL_SECRET: '0123456789abcdef0123456789abcdef',
};
const LOGISTICS = {
  LOGISTICS_PROVIDER: 'ecpay',
  ECPAY_LOGISTICS_MERCHANT_ID: '2000001',
  ECPAY_LOGISTICS_HASH_KEY: 'abcdefgh12345678',
  ECPAY_LOGISTICS_HASH_IV: '12345678abcdefgh',
};
const INVOICES = {
  INVOICE_PROVIDER: 'ecpay',
  ECPAY_INVOICE_MERCHANT_ID: '2000001',
  ECPAY_INVOICE_HASH_KEY: 'abcdefgh12345678',
  ECPAY_INVOICE_HASH_IV: '12345678abcdefgh',
};
const STAGE = { ECPAY_BASE_URL: 'https://payment-stage.ecpay.com.tw' };

function faultsOf(env: Record<string, string>, demoRows: readonly string[] = []) {
  const config = readConfig(env);
  const testSettings = [
    ...configuredPayment(config).testSettings,
    ...(configuredLogistics(config)?.testSettings ?? []),
    ...(configuredInvoices(config)?.testSettings ?? []),
  ];
  return modeFaults({ config, testSettings, demoRows });
}

describe('a live shop', () => {
  it('starts without any demo data or settings [finding C1]', () => {
    expect(faultsOf(LIVE)).toEqual([]);
    const lines = { ...LIVE, ...LINEPAY, LINEPAY_BASE_URL: 'https://api-pay.line.me' };
    expect(faultsOf(lines)).toEqual([]);
  });

  it.each<[Record<string, string>, RegExp[]]>([
    [{ PAYMENT_PROVIDER: 'sandbox', LOGISTICS_PROVIDER: 'off' }, [/^PAYMENT_PROVIDER is sandbox/]],
    [
      { PAYMENT_PROVIDER: 'sandbox' },
      [/^PAYMENT_PROVIDER is sandbox/, /^LOGISTICS_PROVIDER is sandbox/],
    ],
    [STAGE, [/^ECPAY_BASE_URL .*set it to https:\/\/payment\.ecpay\.com\.tw\.$/]],
    [
      { ...STAGE, ECPAY_MERCHANT_ID: '3002607' },
      [/^ECPAY_BASE_URL /, /^ECPAY_MERCHANT_ID is ECPay's public test account/],
    ],
    [{ ECPAY_BASE_URL: 'http://127.0.0.1:9000' }, [/^ECPAY_BASE_URL /]],
    [
      { ...INVOICES, ECPAY_INVOICE_MERCHANT_ID: '2000132' },
      [
        /^ECPAY_INVOICE_BASE_URL .*set it to https:\/\/einvoice\.ecpay\.com\.tw\.$/,
        /^ECPAY_INVOICE_MERCHANT_ID is ECPay's public test account/,
      ],
    ],
    [{ ...LINEPAY }, [/^LINEPAY_BASE_URL .*set it to https:\/\/api-pay\.line\.me\.$/]],
    [{ ...STAGE, LOGISTICS_PROVIDER: 'sandbox' }, [/^ECPAY_BASE_URL /, /^LOGISTICS_PROVIDER is/]],
    [
      { ...LOGISTICS, ECPAY_LOGISTICS_MERCHANT_ID: '2000132' },
      [/^ECPAY_LOGISTICS_BASE_URL /, /^ECPAY_LOGISTICS_MERCHANT_ID is ECPay's public/],
    ],
    [{ ...LOGISTICS, ECPAY_LOGISTICS_BASE_URL: 'https://logistics.ecpay.com.tw' }, []],
    [{ SMTP_URL: '' }, [/^SMTP_URL is not set/]],
    [{ SMTP_URL: 'smtp://mail:1025' }, [/^SMTP_URL is a mail catcher/]],
    [{ SMTP_URL: 'smtp://mailpit' }, [/^SMTP_URL is a mail catcher/]],
    [{ SMTP_URL: 'smtp://mail:587' }, []],
    [{ MAIL_FROM: '' }, [/^MAIL_FROM is an address under \.test/]],
    [{ MAIL_FROM: 'shop@shop.test' }, [/^MAIL_FROM is/]],
    [{ DEMO_SHOP: 'on' }, [/^DEMO_SHOP is on/]],
    [{ DATABASE_URL: 'postgres://db.example/shop' }, [/^SERVER_KEY is not set/]],
    [{ DATABASE_URL: 'postgres://db.example/shop', SERVER_KEY: 'a'.repeat(64) }, []],
    [{ DATABASE_URL: 'postgres://db.example/shop', SERVER_KEY_FILE: '/key' }, []],
    [{ PUBLIC_URL: 'https://localhost' }, [/^PUBLIC_URL is not the address shoppers open/]],
    [{ ...STAGE, PUBLIC_URL: 'http://shop.example' }, [/^PUBLIC_URL is not/, /^ECPAY_BASE_URL/]],
    [{ ...STAGE, PUBLIC_URL: '' }, [/^PUBLIC_URL is not/, /^ECPAY_BASE_URL/]],
  ])(
    'a live shop with %j names each setting to change [finding C1] [41 operations D4]',
    (env, sentences) => {
      const faults = faultsOf({ ...LIVE, ...env });
      expect(faults).toHaveLength(sentences.length);
      for (const [at, sentence] of sentences.entries()) expect(faults[at]).toMatch(sentence);
      for (const fault of faults) expect(fault).toMatch(/^[^\n]+: set [^\n]+\.$/);
    },
  );

  it('lists the demo rows in the database [finding C1]', () => {
    const [fault, ...others] = faultsOf(LIVE, ['member@pinpu.test', 'HELLO9']);
    expect(fault).toContain('(member@pinpu.test, HELLO9)');
    expect(others).toEqual([]);
  });

  it('is empty of demo goods by default', () => {
    expect(readConfig(LIVE).demoShop).toBe(false);
    expect(readConfig({}).demoShop).toBe(true);
    expect(readConfig({ DEMO_SHOP: 'off' }).demoShop).toBe(false);
  });
});

describe('a demo', () => {
  it.each<Record<string, string>>([
    {},
    { SHOP_MODE: 'demo', PUBLIC_URL: 'http://127.0.0.1:8080' },
    { PUBLIC_URL: 'http://[::1]:8080' },
    { PUBLIC_URL: 'https://localhost' },
    { PUBLIC_URL: 'http://shop.localhost:3000' },
    { PUBLIC_URL: 'http://shop.test' },
    STAGE,
  ])('starts with %j', (env) => {
    expect(faultsOf(env)).toEqual([]);
  });

  it.each([
    'https://shop.example',
    'http://192.168.1.5:8080',
    'https://localhost.shop.example',
    'https://shop.test.example',
    'http://127.0.0.1.shop.example',
  ])('is rejected at %s with one sentence [finding C1]', (PUBLIC_URL) => {
    const envs: Record<string, string>[] = [{ PUBLIC_URL }, { PUBLIC_URL, SHOP_MODE: 'demo' }];
    for (const env of envs)
      expect(faultsOf(env)).toEqual([expect.stringMatching(/^PUBLIC_URL .* set SHOP_MODE=live /)]);
  });
});
