import { browserKey } from './browser-key.ts';

/** A fake of IndexedDB with what the key needs; `rejects` says which values can't be stored. */
function fakeIndexedDb(rejects: (value: unknown) => boolean = () => false) {
  const records = new Map<string, unknown>();
  const later = <T>(result: T) => {
    const request: { result: T; onsuccess?: () => void; onupgradeneeded?: () => void } = { result };
    queueMicrotask(() => {
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  const put = (value: unknown, id: string) => {
    if (rejects(value)) throw new DOMException('can not be cloned', 'DataCloneError');
    records.set(id, value);
    return later(id);
  };
  const objectStore = () => ({ get: (id: string) => later(records.get(id)), put });
  const db = { createObjectStore() {}, transaction: () => ({ objectStore }), close() {} };
  Object.assign(window, { indexedDB: { open: () => later(db) } });
  return records;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'indexedDB');
});

it('the key is made once, and can’t be extracted [S3]', async () => {
  const records = fakeIndexedDb();
  const key = await browserKey();
  expect(key).toMatchObject({ extractable: false, algorithm: { name: 'HKDF' } });
  expect(await browserKey()).toBe(key);
  expect([...records.values()]).toEqual([key]);
});

it('the key is stored as bytes where the browser stores no key objects [S3]', async () => {
  const records = fakeIndexedDb((value) => !(value instanceof Uint8Array));
  expect(await browserKey()).toMatchObject({ extractable: false });
  const [bytes] = records.values();
  expect(bytes).toHaveLength(32);
  await browserKey();
  expect([...records.values()]).toEqual([bytes]);
});

it('the key can’t be read where there is no IndexedDB [S3]', async () => {
  await expect(browserKey()).rejects.toThrow(ReferenceError);
});
