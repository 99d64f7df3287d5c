import { Rejection } from '../../../platform/errors/rejection.ts';

/** The longest name, in bytes of UTF-8; with a number appended it still fits every file system. */
const MAX_BYTES = 200;

/** Characters that change the path, that Windows rejects, or that hide the real extension. */
const FORBIDDEN = /[/\\<>:"|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Names of devices in Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const shown = (name: string) => name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 80);

export function safeFileName(upload: string): string {
  const name = upload.normalize('NFC').trim();
  const isSafe =
    name.isWellFormed() && !FORBIDDEN.test(name) && !RESERVED.test(name) && !/^\.|\.$/.test(name);
  if (name === '' || !isSafe)
    throw new Rejection(
      400,
      'FILE_NAME',
      `檔名「${shown(name)}」無法使用，請改用不含路徑與特殊符號的檔名。`,
    );
  if (Buffer.byteLength(name) > MAX_BYTES)
    throw new Rejection(400, 'FILE_NAME', `檔名「${shown(name)}…」過長，請縮短後再試一次。`);
  return name;
}

export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const at = name.lastIndexOf('.');
  const [base, extension] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${base} (${number})${extension}`;
  return free;
}
