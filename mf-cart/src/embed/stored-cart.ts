import { type CartLine, storedContract } from '@pinpu/shared/contracts';
import * as s from '@pinpu/shared/contracts/schema';
import { isSameCart, SHOWN_FACTS } from '@pinpu/shared/domain';

const text = s.withFallback(s.string().check(s.maxLength(100)), '');

const detailsSchema = s.object({ s: text, coupon_code: text, ticket: text });

/** Stored data of the embedded cart. */
export interface StoredCart {
  lines: CartLine[];
  /** The cart session, '' for none yet. */
  s: string;
  coupon_code: string;
  /** Key for querying the outcome of a pending checkout, '' for none. */
  ticket: string;
}

const NO_DETAILS = { s: '', coupon_code: '', ticket: '' };

/** The cart of the shop's own pages, beside which the rest is stored. */
const OWN_KEY = 'cart';

/** The lines of a stored cart without those that can't be read. */
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

/** Sent to other scripts of the page that show the cart, as elements and a mount, with the key that was written. */
const WRITTEN = 'pinpu-stored';

/** False where the browser stores nothing: the cart then lasts as long as the page. */
function writeJson(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The stored cart of this origin for one shop; on the shop's own origin the lines are those of its pages. */
export function storedCart(shop: string, isOwn: boolean) {
  const key = isOwn ? 'pinpu-embed' : `pinpu-embed ${shop}`;
  let inMemory: StoredCart | undefined;
  let isAnnouncing = false;
  /** Sends this page what browsers send to other tabs alone: that the cart was stored. */
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
      // A new key for other lines: a checkout under way is not taken for that of these.
      if (isOwn && !isSameCart(before.lines, cart.lines, SHOWN_FACTS))
        if (writeJson(OWN_KEY, { key: crypto.randomUUID(), lines: cart.lines }))
          announce(new StorageEvent('storage', { key: OWN_KEY }));
      announce(new CustomEvent(WRITTEN, { detail: key }));
    },
    /** Calls `listener` when another tab, or another script of this page, has changed it, until the returned function is called. */
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
