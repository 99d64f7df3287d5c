import type * as SecretText from './secret-text.ts';

const KEY = 'orderInfo';
const TEXT = '{"cus_name":"林小鋪"}';

const makeKey = (seed: number) =>
  crypto.subtle.importKey('raw', new Uint8Array(32).fill(seed), 'HKDF', false, ['deriveKey']);

/** A newly loaded page in a browser whose key is derived from `seed`. */
async function openPage(seed: number | 'none' = 1): Promise<typeof SecretText> {
  jest.resetModules();
  const browserKey = () =>
    seed === 'none' ? Promise.reject(new Error('no IndexedDB')) : makeKey(seed);
  jest.doMock('./browser-key.ts', () => ({ browserKey }));
  return import('./secret-text.ts');
}

/** A page whose browser key only becomes available when the test says so. */
async function openSlowPage() {
  jest.resetModules();
  const { promise, resolve: bringKey } = Promise.withResolvers<CryptoKey>();
  jest.doMock('./browser-key.ts', () => ({ browserKey: () => promise }));
  return { page: await import('./secret-text.ts'), bringKey };
}

async function openUnlocked(seed: number | 'none' = 1, salt = 'salt') {
  const page = await openPage(seed);
  await page.unlockSecrets(salt);
  return page;
}

const stored = (key = KEY) => localStorage.getItem(key);

/** Waits until the text under `key` is encrypted and differs from `before`. */
async function encrypted(key = KEY, before: string | null = null) {
  while (!stored(key)?.startsWith('aes-gcm:') || stored(key) === before)
    await new Promise((resolve) => setTimeout(resolve, 1));
  return stored(key) ?? '';
}

const announce = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

/** A browser that has stored `TEXT` encrypted. */
async function filledBrowser() {
  (await openUnlocked()).writeSecret(KEY, TEXT);
  return encrypted();
}

beforeEach(() => localStorage.clear());

describe('a secret', () => {
  it('is stored encrypted, and read again on the next page [S3]', async () => {
    expect(await filledBrowser()).not.toContain('林小鋪');
    const next = await openPage();
    expect(next.readSecret(KEY)).toBeNull();
    expect(next.hasUnreadSecrets()).toBe(true);
    await next.unlockSecrets('salt');
    expect(next.readSecret(KEY)).toBe(TEXT);
    expect(next.hasUnreadSecrets()).toBe(false);
  });

  it('a secret of a release that stored it in clear is read at once, and encrypted [S3]', async () => {
    localStorage.setItem(KEY, TEXT);
    const page = await openPage();
    expect(page.readSecret(KEY)).toBe(TEXT);
    await page.unlockSecrets('salt');
    await encrypted();
    expect((await openUnlocked()).readSecret(KEY)).toBe(TEXT);
  });

  it.each([
    ['another salt', 1, 'other'],
    ['another browser’s key', 2, 'salt'],
  ])('is dropped with %s [S3]', async (_what, seed, salt) => {
    await filledBrowser();
    expect((await openUnlocked(seed, salt)).readSecret(KEY)).toBeNull();
    expect(stored()).toBeNull();
  });

  it('is dropped where it was changed, or moved to another key [S3]', async () => {
    const text = await filledBrowser();
    localStorage.setItem('acc', text);
    localStorage.setItem('ut', `${text.slice(0, -4)}AAA=`);
    localStorage.setItem('at', 'aes-gcm:%');
    const page = await openUnlocked();
    expect(['acc', 'ut', 'at'].map(page.readSecret)).toEqual([null, null, null]);
    expect(page.readSecret(KEY)).toBe(TEXT);
  });

  it('written before the key is there replaces the stored one [S3, S4]', async () => {
    const before = await filledBrowser();
    const page = await openPage();
    page.writeSecret(KEY, '"newer"');
    await page.unlockSecrets('salt');
    expect(page.readSecret(KEY)).toBe('"newer"');
    await encrypted(KEY, before);
    expect((await openUnlocked()).readSecret(KEY)).toBe('"newer"');
  });

  it('is the last of several written at once [S3, S4]', async () => {
    const page = await openUnlocked();
    for (const text of ['"a"', '"b"', '"c"']) page.writeSecret(KEY, text);
    await encrypted();
    expect((await openUnlocked()).readSecret(KEY)).toBe('"c"');
  });

  it('a secret that is removed while it is encrypted does not come back [S3]', async () => {
    const page = await openUnlocked();
    page.writeSecret(KEY, TEXT);
    page.removeSecret(KEY);
    page.writeSecret('acc', '"later"');
    await encrypted('acc');
    expect(stored()).toBeNull();
  });

  it('is not lost with a page that is closed before it is encrypted [S4]', async () => {
    const page = await openUnlocked();
    jest.spyOn(crypto.subtle, 'encrypt').mockReturnValueOnce(new Promise(() => undefined));
    page.writeSecret(KEY, TEXT);
    window.dispatchEvent(new Event('pagehide'));
    const next = await openPage();
    expect(next.readSecret(KEY)).toBe(TEXT);
    await next.unlockSecrets('salt');
    expect(await encrypted()).not.toContain('林小鋪');
  });

  it('follows another tab that writes it, and one that removes it [S4]', async () => {
    await filledBrowser();
    const text = stored() ?? '';
    localStorage.clear();
    const page = await openUnlocked();
    const seen: (string | null)[] = [];
    page.onSecret(KEY, () => seen.push(page.readSecret(KEY)));
    localStorage.setItem(KEY, text);
    announce(KEY);
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    localStorage.removeItem(KEY);
    announce(KEY);
    expect(seen).toEqual([TEXT, null]);
  });

  it('a secret of this page is not overwritten by what another tab wrote before it [S4]', async () => {
    const before = await filledBrowser();
    const page = await openUnlocked();
    announce(KEY);
    page.writeSecret(KEY, '"mine"');
    await encrypted(KEY, before);
    expect(page.readSecret(KEY)).toBe('"mine"');
  });

  it('lasts as long as the page, and is not stored, if the browser can’t store a key [S3]', async () => {
    localStorage.setItem(KEY, TEXT);
    const page = await openPage('none');
    expect(page.readSecret(KEY)).toBe(TEXT);
    page.writeSecret('acc', '"a@pinpu.test"');
    await page.unlockSecrets('salt');
    page.writeSecret('ut', '"token"');
    window.dispatchEvent(new Event('pagehide'));
    expect([KEY, 'acc', 'ut'].map((key) => page.readSecret(key))).toEqual([
      TEXT,
      '"a@pinpu.test"',
      '"token"',
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it('is read, and stored, as soon as a late key arrives; until then nothing is stored unencrypted [S3, S4]', async () => {
    await filledBrowser();
    localStorage.setItem('ut', '"token"');
    jest.useFakeTimers();
    const { page, bringKey } = await openSlowPage();
    expect(page.readSecret('ut')).toBe('"token"');
    const isRead = jest.fn();
    const unlocked = page.unlockSecrets('salt', isRead);
    await jest.advanceTimersByTimeAsync(2000);
    await unlocked;
    jest.useRealTimers();
    page.writeSecret('acc', '"a@pinpu.test"');
    window.dispatchEvent(new Event('pagehide'));
    expect([page.readSecret(KEY), stored('ut'), stored('acc')]).toEqual([null, null, null]);
    expect(isRead).not.toHaveBeenCalled();

    bringKey(await makeKey(1));
    await encrypted('ut');
    await encrypted('acc');
    expect(isRead).toHaveBeenCalledTimes(1);
    expect(page.readSecret(KEY)).toBe(TEXT);
    expect(page.readSecret('ut')).toBe('"token"');
    const next = await openUnlocked();
    expect(['ut', 'acc'].map(next.readSecret)).toEqual(['"token"', '"a@pinpu.test"']);
  });

  it('a secret of an earlier visit is unreadable without the key, stays for a later visit, and can be replaced by a new one [S3]', async () => {
    const text = await filledBrowser();
    const page = await openUnlocked('none');
    expect(page.readSecret(KEY)).toBeNull();
    expect([page.hasUnreadSecrets(), stored()]).toEqual([true, text]);
    page.writeSecret(KEY, '"new"');
    expect([page.hasUnreadSecrets(), stored()]).toEqual([false, null]);
  });
});
