import { randomInt } from 'node:crypto';
import { isShortCode, leadingCode, slugFault } from '@pinpu/shared/domain';

/** Lower case, without 0 o 1 l i, since codes are read aloud and typed from paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 8;

/** A new short-link code of 8 characters, about 39 bits; also the promo code of the orders that the link brings. */
export function newShortCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/** Whether a text has the form of a code or a slug. */
export const isLinkAddress = (text: string): boolean =>
  isShortCode(text) || (text !== '' && slugFault(text) === '');

/** The code or slug at the beginning of an address, without what a chat takes for its part. */
export const linkAddress = (typed: string): string =>
  /^[a-z\d](?:[a-z\d-]*[a-z\d])?/.exec(leadingCode(typed).toLowerCase())?.[0] ?? '';
