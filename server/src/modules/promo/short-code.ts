import { randomInt } from 'node:crypto';
import { isShortCode, slugFault } from '@pinpu/shared/domain';

/** Lower case, without 0 o 1 l i: codes are read aloud and typed from paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 8;

/** A new short-link code, also the promo code of the orders it brings: 8 characters, some 39 bits. */
export function newShortCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/** Whether a text could be a code or a slug. */
export const isLinkAddress = (text: string): boolean =>
  isShortCode(text) || (text !== '' && slugFault(text) === '');
