import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The path of a Firefox: `FIREFOX_PATH`, or Debian's; undefined if there is none. */
export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH ?? '', ...PLACES].find((file) => existsSync(file));
