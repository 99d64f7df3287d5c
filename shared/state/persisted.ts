import { anything, type StoredContract, storedContract } from '@pinpu/shared/contracts';
import { atomWithStorage } from 'jotai/utils';
import { unreadWhileHydrating } from './hydration.ts';
import { decodeStored, encodeStored } from './stored/codec.ts';
import { onStored, readText, removeText, writeText } from './stored/local-text.ts';
import { onSecret, readSecret, removeSecret, writeSecret } from './stored/secret-text.ts';
import { registerStored } from './stored-atoms.ts';

/** For a key of a remote, whose contract this shell does not know. */
const ANY: StoredContract = { version: 1, read: anything };

const IN_CLEAR = { read: readText, write: writeText, remove: removeText, on: onStored };
const ENCRYPTED = { read: readSecret, write: writeSecret, remove: removeSecret, on: onSecret };

/** Storage of one key in jotai's form; the same text is parsed to the same object. */
function storageOf<Value>(key: string, initial: Value) {
  const contract = storedContract(key) ?? ANY;
  const texts = contract.plain ? IN_CLEAR : ENCRYPTED;
  const nothing = encodeStored(contract, initial);
  let last: { text: string; value: Value } | undefined;
  /** Undefined where nothing is stored, or where it is invalid and then deleted. */
  const read = (): Value | undefined => {
    const text = texts.read(key);
    if (text === null) return undefined;
    if (last?.text === text) return last.value;
    const decoded = decodeStored(contract, text);
    if (decoded === 'damaged') texts.remove(key);
    if (typeof decoded === 'string') return undefined;
    last = { text, value: decoded.value as Value };
    return last.value;
  };
  const getItem = () => {
    const value = read();
    return value === undefined ? initial : value;
  };
  const write = (value: Value) => {
    if (value === last?.value && texts.read(key) === last.text) return;
    last = { text: encodeStored(contract, value), value };
    if (last.text === nothing) texts.remove(key);
    else texts.write(key, last.text);
  };
  return {
    read,
    getItem,
    setItem: (_key: string, value: Value) => write(value),
    removeItem: () => texts.remove(key),
    subscribe: (_key: string, take: (value: Value) => void) => texts.on(key, () => take(getItem())),
  };
}

/**
 * An atom stored under `key` in local storage and synced across tabs. The key's contract (`shared/contracts/shop/stored.ts`)
 * defines its form and whether it is encrypted. Keys of the specification are cart, orderInfo, acc, uuid, at, ut and
 * promoCode (spec §4 Local data).
 */
export function persistedAtom<Value>(key: string, initial: Value) {
  const storage = storageOf(key, initial);
  const stored = atomWithStorage<Value>(key, initial, storage, { getOnInit: true });
  registerStored(key, stored, storage.read);
  // The session is available during hydration, since it is never shown, and every call needs it.
  return key === 'uuid' ? stored : unreadWhileHydrating(stored, initial);
}
