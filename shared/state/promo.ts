import { atom } from 'jotai';
import { persistedAtom } from './persisted.ts';

/** Price level: 1 on promo routes, else 0 (spec §6). Set by the shell as the route changes. */
export const priceLevelAtom = atom<0 | 1>(0);

/** The promotion code sent with cart and order; '' for none (spec §3). */
export const promoCodeAtom = persistedAtom('promoCode', '');
