import { browserKey } from './browser-key.ts';
import { type Cipher, cipherOf, isEncrypted } from './cipher.ts';
import { readText, removeText, storedKeys, writeText } from './local-text.ts';

/** The page does not wait any longer for a browser whose key does not come. Until it does, no secret is stored. */
const PATIENCE_MS = 2000;

/** The texts in clear, as this page knows them. */
const clear = new Map<string, string>();
/** Keys whose text is not yet stored encrypted. */
const waiting = new Set<string>();
/** Counts the changes of a key: work that was begun before one has no effect. */
const changes = new Map<string, number>();
const listeners = new Map<string, Set<() => void>>();

let cipher: Cipher | 'locked' | 'late' = 'locked';

const encryptedKeys = () => storedKeys().filter((key) => isEncrypted(readText(key) ?? ''));

let opening: Promise<CryptoKey> | undefined;
const openKey = () => {
  opening ??= browserKey();
  return opening;
};
// While the configuration loads.
if (encryptedKeys().length > 0) openKey().catch(() => undefined);

function changed(key: string): number {
  const change = (changes.get(key) ?? 0) + 1;
  changes.set(key, change);
  return change;
}

function forget(key: string) {
  changed(key);
  clear.delete(key);
  waiting.delete(key);
}

async function storeEncrypted({ encrypt }: Cipher, key: string, text: string) {
  const change = changes.get(key);
  const encrypted = await encrypt(key, text);
  if (changes.get(key) !== change) return;
  waiting.delete(key);
  // An older text must not come back where the new one found no place.
  if (!writeText(key, encrypted)) removeText(key);
}

/** Takes what is stored encrypted, unless it changes meanwhile. False where nobody can read it. */
async function decryptStored({ decrypt }: Cipher, key: string): Promise<boolean> {
  const change = changed(key);
  const text = await decrypt(key, readText(key) ?? '').catch(() => undefined);
  if (changes.get(key) !== change) return true;
  if (text === undefined) clear.delete(key);
  else clear.set(key, text);
  return text !== undefined;
}

/** The text under `key`; null where there is none, or it has not been decrypted. */
export function readSecret(key: string): string | null {
  const known = clear.get(key);
  if (known !== undefined) return known;
  const stored = readText(key);
  if (stored === null || isEncrypted(stored)) return null;
  // An earlier release has stored it in clear.
  writeSecret(key, stored);
  return stored;
}

/** Stores a text encrypted, as soon as that is possible; where it is not, for this page only. */
export function writeSecret(key: string, text: string): void {
  if (typeof window === 'undefined') return;
  clear.set(key, text);
  changed(key);
  if (cipher === 'late') removeText(key);
  waiting.add(key);
  if (typeof cipher === 'object') void storeEncrypted(cipher, key, text);
}

export function removeSecret(key: string): void {
  forget(key);
  removeText(key);
}

/** Forgets every text but the `spared`. */
export function forgetSecrets(spared: readonly string[]): void {
  for (const key of [...clear.keys()]) if (!spared.includes(key)) forget(key);
}

/** Calls `listener` when another tab changes `key`, until the returned function is called. */
export function onSecret(key: string, listener: () => void): () => void {
  const those = listeners.get(key) ?? new Set();
  listeners.set(key, those.add(listener));
  return () => those.delete(listener);
}

/** Whether something is stored that this page can't read. */
export const hasUnreadSecrets = (): boolean => encryptedKeys().some((key) => !clear.has(key));

/** Decrypts what is stored, and encrypts what is still in clear. */
async function takeCipher(opened: Cipher) {
  cipher = opened;
  const stored = encryptedKeys().filter((key) => !waiting.has(key));
  await Promise.all(
    stored.map(async (key) => (await decryptStored(opened, key)) || removeText(key)),
  );
  for (const key of waiting) void storeEncrypted(opened, key, clear.get(key) ?? '');
}

/**
 * Decrypts what is stored with the shop's salt, and encrypts what is still in clear. Secrets can then be read, unless the
 * browser's key is late: they can when `onLate` is called.
 */
export async function unlockSecrets(salt: string, onLate: () => void = () => {}): Promise<void> {
  const opening = openKey().then((key) => cipherOf(key, salt));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const opened = await Promise.race([opening, late]).catch(() => undefined);
  if (cipher !== 'locked') return;
  if (opened) return takeCipher(opened);
  cipher = 'late';
  for (const key of waiting) removeText(key);
  void opening.then(takeCipher).then(onLate, () => undefined);
}

async function follow(key: string) {
  const stored = readText(key);
  if (stored === null || !isEncrypted(stored)) forget(key);
  else if (typeof cipher === 'object') await decryptStored(cipher, key);
  for (const listener of listeners.get(key) ?? []) listener();
}

// A key of null: another tab has cleared everything.
globalThis.window?.addEventListener('storage', ({ key }) => {
  for (const name of key === null ? [...clear.keys()] : [key]) void follow(name);
});

// Encryption takes a moment that a closing page does not have: the next visit reads the text in clear, and encrypts it.
globalThis.window?.addEventListener('pagehide', () => {
  if (cipher !== 'late') for (const key of waiting) writeText(key, clear.get(key) ?? '');
});
