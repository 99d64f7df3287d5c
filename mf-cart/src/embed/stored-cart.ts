import { type CartLine, storedContract } from '@pinpu/shared/contracts';
import * as s from '@pinpu/shared/contracts/schema';
import { isSameCart, SHOWN_FACTS } from '@pinpu/shared/domain';
import { plainJson } from './plain-json.ts';

const text = s.withFallback(s.string().check(s.maxLength(100)), '');

const detailsSchema = s.object({ s: text, coupon_code: text, ticket: text });

export interface StoredCart {
  lines: CartLine[];
  /** The cart session; '' if there is none yet. */
  s: string;
  coupon_code: string;
  /** Key for asking for the outcome of a pending checkout; '' for none. */
  ticket: string;
}

const NO_DETAILS = { s: '', coupon_code: '', ticket: '' };

/**
 * The key of the cart of the shop's own pages. On the shop's origin the lines are stored there, the rest under a key of
 * its own.
 */
const OWN_KEY = 'cart';

const linesOf = (stored: unknown): CartLine[] => {
  const read = storedContract(OWN_KEY)?.read(stored)?.value as { lines: CartLine[] } | undefined;
  return read?.lines ?? [];
};

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The event that tells other scripts of the page with the same cart (elements and a mount) that it was written; its
 * detail is the storage key.
 */
const WRITTEN = 'pinpu-stored';

/** Returns false if the browser stores nothing: the cart then lasts as long as the page. */
function writeJson(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, plainJson(value));
    return true;
  } catch {
    return false;
  }
}

/** The cart that this origin has stored for one shop; on the shop's own origin the lines are those of its pages. */
export function storedCart(shop: string, isOwn: boolean) {
  const key = isOwn ? 'pinpu-embed' : `pinpu-embed ${shop}`;
  let inMemory: StoredCart | undefined;
  let isAnnouncing = false;
  /** Tells this page that the cart was stored: browsers send `storage` events only to other tabs. */
  const announce = (event: Event) => {
    isAnnouncing = true;
    window.dispatchEvent(event);
    isAnnouncing = false;
  };
  return {
    read(): StoredCart {
      if (inMemory) return inMemory;
      const stored = readJson(key);
      const details = s.safeParse(detailsSchema, stored);
      const lines = linesOf(isOwn ? readJson(OWN_KEY) : stored);
      return { lines, ...(details.success ? details.data : NO_DETAILS) };
    },
    write(cart: StoredCart): void {
      const before = isOwn ? this.read() : cart;
      const isStored = writeJson(key, isOwn ? { ...cart, lines: [] } : cart);
      inMemory = isStored ? undefined : cart;
      // Other lines get a new key, so that a checkout in progress is not taken for one of these lines.
      if (isOwn && !isSameCart(before.lines, cart.lines, SHOWN_FACTS))
        if (writeJson(OWN_KEY, { key: crypto.randomUUID(), lines: cart.lines }))
          announce(new StorageEvent('storage', { key: OWN_KEY }));
      announce(new CustomEvent(WRITTEN, { detail: key }));
    },
    /**
     * Calls `listener` when another tab, or another script of this page, has changed the cart; returns a function that
     * ends this.
     */
    onChange(listener: () => void): () => void {
      const listen = (event: StorageEvent) => {
        if (isAnnouncing) return;
        if (event.key === null || event.key === key || (isOwn && event.key === OWN_KEY)) listener();
      };
      const listenHere = (event: Event) => {
        if (!isAnnouncing && (event as CustomEvent).detail === key) listener();
      };
      window.addEventListener('storage', listen);
      window.addEventListener(WRITTEN, listenHere);
      return () => {
        window.removeEventListener('storage', listen);
        window.removeEventListener(WRITTEN, listenHere);
      };
    },
  };
}
