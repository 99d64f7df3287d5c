import type { Overrides } from '@pinpu/shared/contracts';
import { overrideAddress, SHELL } from '@pinpu/shared/domain';
import { Rejection } from '../../../platform/errors/rejection.ts';

/** The most overrides, since a cookie has at most 4 KB. */
const MOST = 10;

function checked(name: string, override: Overrides[string]): Overrides[string] {
  if ('version' in override) return override;
  if (name === SHELL)
    throw new Rejection(400, 'SHELL_OVERRIDE', '網站外框無法使用網址，請指定已上傳的版本。');
  const url = overrideAddress(override.url);
  if (url !== undefined) return { url };
  throw new Rejection(
    400,
    'OVERRIDE_ADDRESS',
    '請輸入 https 開頭的網址，或本機的 http://localhost、http://127.0.0.1，不含參數。',
  );
}

/** @throws Rejection 400 for an address that pages may not load scripts from, or too many. */
export function checkedOverrides(overrides: Overrides): Overrides {
  const entries = Object.entries(overrides);
  if (entries.length > MOST)
    throw new Rejection(400, 'TOO_MANY_OVERRIDES', `最多可同時設定 ${MOST} 個開發中的版本。`);
  return Object.fromEntries(entries.map(([name, one]) => [name, checked(name, one)]));
}

/** The web sockets are those with which development servers reload the page. */
export function overrideOrigins(overrides: Overrides): string[] {
  const origins = Object.values(overrides).flatMap((one) =>
    'url' in one ? new URL(one.url).origin : [],
  );
  return [...new Set(origins)].flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
}
