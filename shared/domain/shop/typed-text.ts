import { cleanAddress, shortAddressFault } from './address.ts';
import { isEmail } from './contact.ts';
import { parcelNameFault } from './parcel-form.ts';
import { cleanPhone, mobileFault, phoneFault } from './phone.ts';
import { codeLine, joinedCode, plainLine, type TextFault } from './plain-line.ts';

/** A kind of text that people type or paste: how it is cleaned, and what is wrong with the cleaned text. */
interface TypedRule {
  clean: (text: string) => string;
  /** In characters of the cleaned text. */
  max: number;
  /** '' where the text is valid; it is never empty, and not too long. */
  fault: TextFault;
}

/** A letter, digit or private-use character, with which some rare names are written. */
const READABLE = /[\p{L}\p{N}\p{Co}]/u;
/** A Taiwanese postcode, at least 100: three digits, optionally with two or three more (spec §5). */
const POSTCODE = /^[1-9]\d{2}(?:\d{2,3})?$/;

const wrongForm = (label: string) => `${label}的格式不正確，請再確認一次`;

const lineFault: TextFault = (text, label) => {
  if (/\p{Cc}/u.test(text)) return wrongForm(label);
  return READABLE.test(text) ? '' : `請填寫${label}`;
};

const TYPED = {
  name: { clean: plainLine, max: 60, fault: lineFault },
  pickupName: {
    clean: (text) => (/^[\x20-\x7E！-～　]*$/.test(text) ? codeLine(text) : plainLine(text)),
    max: 60,
    fault: parcelNameFault,
  },
  title: { clean: plainLine, max: 60, fault: lineFault },
  address: {
    clean: cleanAddress,
    max: 200,
    fault: (text, label) => lineFault(text, label) || shortAddressFault(text, label),
  },
  email: {
    clean: codeLine,
    max: 254,
    fault: (text) => (isEmail(text) ? '' : '請填寫完整的電子郵件，例如 name@example.com'),
  },
  phone: { clean: cleanPhone, max: 30, fault: phoneFault },
  mobile: { clean: cleanPhone, max: 30, fault: mobileFault },
  postcode: {
    clean: (text) => joinedCode(text).replaceAll(/[-.()〒]/g, ''),
    max: 20,
    fault: (text, label) => (POSTCODE.test(text) ? '' : `${label}要是 3、5 或 6 碼數字`),
  },
} as const satisfies Record<string, TypedRule>;

export type TypedKind = keyof typeof TYPED;

/** A typed text as it is stored. The result is the same when it is cleaned again. */
export const cleanTyped = (kind: TypedKind, text: string): string => TYPED[kind].clean(text);

/** Counts characters as people do, where a rare one is two units of a string. */
const lengthOf = (text: string): number => [...text].length;

/** The longest text of a kind, in characters. */
export const typedMax = (kind: TypedKind): number => TYPED[kind].max;

/** What is wrong with the length of a typed text, as a sentence; '' where nothing is. */
export function lengthFault(text: string, max: number, label: string): string {
  const length = lengthOf(text);
  return length > max ? `${label}最多 ${max} 個字，目前 ${length} 個字` : '';
}

/** What is wrong with a typed text, as a sentence; '' where it is valid, or where nothing is typed. */
export function typedFault(kind: TypedKind, text: string, label: string): string {
  const { clean, max, fault } = TYPED[kind];
  const cleaned = clean(text);
  if (cleaned === '') return text === '' ? '' : `請填寫${label}`;
  return lengthFault(cleaned, max, label) || fault(cleaned, label);
}
