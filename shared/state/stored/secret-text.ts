import { browserKey } from './browser-key.ts';
import { type Cipher, cipherOf, isEncrypted } from './cipher.ts';
import { readText, removeText, storedKeys, writeText } from './local-text.ts';

/** How long a page waits for the browser's key, in ms. Until the key is available, no secret is stored. */
const PATIENCE_MS = 2000;

/** The decrypted texts that this page knows. */
const clear = new Map<string, string>();
/** Keys whose text is not yet stored encrypted. */
const waiting = new Set<string>();
/** Counts the changes of each key, so that work begun before a change has no effect. */
const changes = new Map<string, number>();
const listeners = new Map<string, Set<() => void>>();

let cipher: Cipher | 'locked' | 'late' = 'locked';

const encryptedKeys = () => storedKeys().filter((key) => isEncrypted(readText(key) ?? ''));

let opening: Promise<CryptoKey> | undefined;
const openKey = () => {
  opening ??= browserKey();
  return opening;
};
// Started while the configuration loads.
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
  // Deleted, so that an older text does not come back where the new one could not be stored.
  if (!writeText(key, encrypted)) removeText(key);
}

/** Decrypts a stored text, unless it changes meanwhile. False where it can't be decrypted. */
async function decryptStored({ decrypt }: Cipher, key: string): Promise<boolean> {
  const change = changed(key);
  const text = await decrypt(key, readText(key) ?? '').catch(() => undefined);
  if (changes.get(key) !== change) return true;
  if (text === undefined) clear.delete(key);
  else clear.set(key, text);
  return text !== undefined;
}

/** The text under `key`; null where there is none, or it has not been decrypted yet. */
export function readSecret(key: string): string | null {
  const known = clear.get(key);
  if (known !== undefined) return known;
  const stored = readText(key);
  if (stored === null || isEncrypted(stored)) return null;
  // An earlier release has stored it unencrypted.
  writeSecret(key, stored);
  return stored;
}

/** Stores a text encrypted, as soon as possible; where that is impossible, it is kept until the page closes. */
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

/** Removes every text from memory except the `spared`. */
export function forgetSecrets(spared: readonly string[]): void {
  for (const key of [...clear.keys()]) if (!spared.includes(key)) forget(key);
}

/** Calls `listener` when another tab changes `key`; the returned function stops that. */
export function onSecret(key: string, listener: () => void): () => void {
  const those = listeners.get(key) ?? new Set();
  listeners.set(key, those.add(listener));
  return () => those.delete(listener);
}

/** Whether stored texts exist that this page can't decrypt. */
export const hasUnreadSecrets = (): boolean => encryptedKeys().some((key) => !clear.has(key));

/** Decrypts stored texts, and encrypts those that are still unencrypted. */
async function takeCipher(opened: Cipher) {
  cipher = opened;
  const stored = encryptedKeys().filter((key) => !waiting.has(key));
  await Promise.all(
    stored.map(async (key) => (await decryptStored(opened, key)) || removeText(key)),
  );
  for (const key of waiting) void storeEncrypted(opened, key, clear.get(key) ?? '');
}

/**
 * Decrypts stored texts with the shop's salt, and encrypts those that are still unencrypted. Afterwards secrets can be
 * read; where the browser's key is late, only once `onLate` is called.
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

// A null key means that another tab has cleared everything.
globalThis.window?.addEventListener('storage', ({ key }) => {
  for (const name of key === null ? [...clear.keys()] : [key]) void follow(name);
});

// Encryption takes longer than a closing page has, so pending texts are stored unencrypted; the next visit encrypts
// them.
globalThis.window?.addEventListener('pagehide', () => {
  if (cipher !== 'late') for (const key of waiting) writeText(key, clear.get(key) ?? '');
});
