import { APP_INIT_DELAY_MS } from '@pinpu/shared/domain';
import * as z from 'zod/mini';
import { keyBytes } from './key-bytes.ts';
import { limitVariables } from './limits.ts';
import { areProxies } from './trusted-proxies.ts';
import { address, maybeOneOf, oneOf, text, wholeNumber } from './variables.ts';

/** The variables that the server itself reads; payment and logistics providers declare their own. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65535, 8080),
  HOST: text('0.0.0.0'),
  DATA_DIR: text('.data'),
  UPLOADS_DIR: text(''),
  DIST_DIR: text('dist'),
  DATABASE_URL: z.optional(
    address('the address of a PostgreSQL database', ['postgres:', 'postgresql:']),
  ),
  SERVER_KEY: z._default(
    z.string().check(
      z.refine((text) => keyBytes(text) !== null, {
        error:
          'must be 32 bytes in hexadecimal or base64, such as the output of "openssl rand -hex 32"',
      }),
    ),
    '',
  ),
  SERVER_KEY_FILE: text(''),
  SMTP_URL: z.optional(address('the address of a mail server', ['smtp:', 'smtps:'])),
  MAIL_FROM: text('Pinpu 拼鋪 <shop@pinpu.test>'),
  PUBLIC_URL: z.optional(address('the address shoppers open', ['http:', 'https:'])),
  TRUST_PROXY: z._default(
    z.string().check(
      z.refine(areProxies, {
        error:
          'must be addresses or networks of your proxies, separated by commas, such as 127.0.0.1,10.0.0.0/8 or uniquelocal',
      }),
    ),
    '',
  ),
  FILE_TOKEN_SALT_PREFIX: text(''),
  FILE_TOKEN_SALT_SUFFIX: text(''),
  APP_INIT_DELAY_MS: wholeNumber(0, 60_000, APP_INIT_DELAY_MS),
  STORAGE_SALT: text('pinpu'),
  PAGE_HEAD_LIMIT_MS: wholeNumber(1, 60_000, 150),
  SERVER_RENDERING: oneOf(['on', 'off'], 'on'),
  PAGE_RENDER_LIMIT_MS: wholeNumber(1, 60_000, 300),
  RENDER_LIMIT_MS: wholeNumber(1, 60_000, 3000),
  RENDER_MEMORY_MB: wholeNumber(32, 4096, 256),
  ...limitVariables,
  SHOP_MODE: oneOf(['demo', 'live'], 'demo'),
  DEMO_SHOP: maybeOneOf(['on', 'off']),
  REQUEST_TIMEOUT_MS: wholeNumber(1, 3_600_000, 30_000),
  STOP_TIMEOUT_MS: wholeNumber(1, 3_600_000, 10_000),
  MIN_FREE_MB: wholeNumber(0, 9_999_999, 100),
  METRICS_PORT: wholeNumber(0, 65535, 0),
  METRICS_HOST: text('127.0.0.1'),
  METRICS_TOKEN: text(''),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
});
export type Environment = z.infer<typeof environmentSchema>;
