import { promoCodeOf } from '@pinpu/shared/domain';
import { atom } from 'jotai';
import { persistedAtom } from './persisted.ts';

/** Price level: 1 on promo routes, else 0 (spec §6). Set by the shell as the route changes. */
export const priceLevelAtom = atom<0 | 1>(0);

type StoredText = ReturnType<typeof persistedAtom<string>>;

/** A stored text that is read by `read`, whatever has got into the storage. */
const checkedAtom = (stored: StoredText, read: (text: unknown) => string): StoredText =>
  atom(
    (get) => read(get(stored)),
    (_get, set, text: Parameters<StoredText['write']>[2]) => set(stored, text),
  );

/** The promotion code sent with cart and order; '' for none (spec §3), and for whatever can't be one. */
export const promoCodeAtom = checkedAtom(persistedAtom('promoCode', ''), promoCodeOf);
