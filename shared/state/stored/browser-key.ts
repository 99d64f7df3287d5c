const DATABASE = 'pinpu';
const STORE = 'keys';
const ID = 'stored-state';

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase() {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return done(opening);
}

type StoredKey = CryptoKey | Uint8Array<ArrayBuffer>;

const storedKey = (db: IDBDatabase, mode: IDBTransactionMode) => {
  const keys = db.transaction(STORE, mode).objectStore(STORE);
  return { keys, found: done<StoredKey | undefined>(keys.get(ID)) };
};

/** Stores a key, unless another tab was first; in one transaction, so that both use the same. */
async function agreeOn(db: IDBDatabase, fresh: StoredKey): Promise<StoredKey> {
  const { keys, found } = storedKey(db, 'readwrite');
  const first = await found;
  if (first === undefined) await done(keys.put(fresh, ID));
  return first ?? fresh;
}

const asKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);

/**
 * This browser's random key: created at the first visit, shared by all tabs, and not extractable. Where a browser can't
 * store key objects (Safari's private windows), its bytes are stored instead. @throws where there is no place to store
 * it.
 */
export async function browserKey(): Promise<CryptoKey> {
  const db = await openDatabase();
  try {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const stored =
      (await storedKey(db, 'readonly').found) ??
      (await agreeOn(db, await asKey(bytes)).catch(() => agreeOn(db, bytes)));
    return stored instanceof Uint8Array ? await asKey(stored) : stored;
  } finally {
    db.close();
  }
}
