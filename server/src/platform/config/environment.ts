import { APP_INIT_DELAY_MS } from '@pinpu/shared/domain';
import * as z from 'zod/mini';

const wholeNumber = (min: number, max: number, fallback: number) =>
  z.pipe(
    z._default(
      z
        .string()
        .check(z.regex(/^\d{1,7}$/, { error: `must be a whole number from ${min} to ${max}` })),
      String(fallback),
    ),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(min, { error: `must be a whole number from ${min} to ${max}` }),
          z.maximum(max, { error: `must be a whole number from ${min} to ${max}` }),
        ),
    ),
  );

const address = (what: string, protocols: readonly string[]) =>
  z.string().check(
    z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
      error: `must be ${what}, starting with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    }),
  );

const oneOf = <const T extends readonly [string, ...string[]]>(names: T, fallback: T[number]) =>
  z._default(z.enum(names, { error: `must be one of ${names.join(', ')}` }), fallback);

const text = (fallback: string) => z._default(z.string(), fallback);

/** Everything the server reads from its environment; the same list stands in `.env.example`. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65535, 8080),
  HOST: text('0.0.0.0'),
  DATA_DIR: text('.data'),
  DIST_DIR: text('dist'),
  DATABASE_URL: z.optional(
    address('the address of a PostgreSQL database', ['postgres:', 'postgresql:']),
  ),
  SMTP_URL: z.optional(address('the address of a mail server', ['smtp:', 'smtps:'])),
  MAIL_FROM: text('Pinpu 拼鋪 <shop@pinpu.test>'),
  PUBLIC_URL: z.optional(address('the address shoppers open', ['http:', 'https:'])),
  TRUST_PROXY: text(''),
  PAYMENT_PROVIDER: oneOf(['sandbox', 'ecpay'], 'sandbox'),
  ECPAY_MERCHANT_ID: text(''),
  ECPAY_HASH_KEY: text(''),
  ECPAY_HASH_IV: text(''),
  ECPAY_BASE_URL: z._default(
    address("the address of ECPay's payment service", ['http:', 'https:']),
    'https://payment-stage.ecpay.com.tw',
  ),
  ECPAY_ALLOW_SIMULATED: oneOf(['on', 'off'], 'off'),
  LOGISTICS_PROVIDER: z.optional(
    z.enum(['sandbox', 'ecpay', 'off'], { error: 'must be one of sandbox, ecpay, off' }),
  ),
  ECPAY_LOGISTICS_MERCHANT_ID: text(''),
  ECPAY_LOGISTICS_HASH_KEY: text(''),
  ECPAY_LOGISTICS_HASH_IV: text(''),
  ECPAY_LOGISTICS_BASE_URL: z._default(
    address("the address of ECPay's logistics service", ['http:', 'https:']),
    'https://logistics-stage.ecpay.com.tw',
  ),
  ECPAY_LOGISTICS_SUBTYPES: text('UNIMARTC2C,FAMIC2C,HILIFEC2C,OKMARTC2C'),
  FILE_TOKEN_SALT_PREFIX: text(''),
  FILE_TOKEN_SALT_SUFFIX: text(''),
  APP_INIT_DELAY_MS: wholeNumber(0, 60_000, APP_INIT_DELAY_MS),
  PAGE_HEAD_LIMIT_MS: wholeNumber(1, 60_000, 150),
  DEMO_SHOP: oneOf(['on', 'off'], 'on'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
});
export type Environment = z.infer<typeof environmentSchema>;
