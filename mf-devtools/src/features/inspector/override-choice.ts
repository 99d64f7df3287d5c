import type { Overrides } from '@pinpu/shared/contracts';
import { overrideAddress, SHELL } from '@pinpu/shared/domain';

/** Values of the version field that are not versions. */
export const [LIVE, ADDRESS] = ['live', 'address'] as const;

const REMOTE = /^mf-[a-z0-9-]{1,60}$/;

interface Choice {
  name: string;
  version: string;
  address: string;
}

/** The chosen override, none for the live version; or a sentence about what is wrong with it. */
export function overrideOf({
  name,
  version,
  address,
}: Choice): { name: string; override: Overrides[string] | undefined } | { fault: string } {
  if (name !== SHELL && !REMOTE.test(name))
    return { fault: '模組名稱請以 mf- 開頭，只含小寫英文、數字與連字號。' };
  if (version === LIVE) return { name, override: undefined };
  if (version !== ADDRESS) return { name, override: { version } };
  const url = overrideAddress(address);
  if (name === SHELL) return { fault: '網站外框無法使用網址，請選擇版本。' };
  if (url === undefined)
    return { fault: '請輸入 https 開頭的網址，或本機的 http://localhost、http://127.0.0.1。' };
  return { name, override: { url } };
}
