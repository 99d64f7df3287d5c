import {
  EMAIL_PATTERN,
  MOBILE_PATTERN,
  normaliseMobile,
  PHONE_PATTERN,
  POSTCODE_PATTERN,
  type Recipient,
} from '@pinpu/shared/domain';

/** One input of a person's contacts; every one is required (spec §5). */
export interface ContactInput<Name extends string> {
  name: Name;
  label: string;
  type: 'text' | 'email' | 'tel';
  inputMode: 'text' | 'email' | 'tel' | 'numeric';
  autoComplete: string;
  /** The contract's own bounds, so that the server accepts what the form accepts. */
  pattern: string;
  maxLength: number;
  hint?: string;
  /** For a postcode: the name of the address input that it fills. */
  address?: Name;
}

type Kind = Pick<ContactInput<string>, 'type' | 'inputMode' | 'pattern' | 'maxLength' | 'hint'>;

const NOT_BLANK = String.raw`.*\S.*`;
export const textInput = (maxLength: number): Kind => ({
  type: 'text',
  inputMode: 'text',
  pattern: NOT_BLANK,
  maxLength,
});
export const emailInput: Kind = {
  type: 'email',
  inputMode: 'email',
  pattern: EMAIL_PATTERN.source.slice(1, -1),
  maxLength: 254,
};
export const phoneInput: Kind = {
  type: 'tel',
  inputMode: 'tel',
  pattern: PHONE_PATTERN.source.slice(1, -1),
  maxLength: 30,
};
export const mobileInput: Kind = { ...phoneInput, pattern: MOBILE_PATTERN.source.slice(1, -1) };
/** A text input with a numeric keyboard, since a number input changes under the mouse wheel and accepts 1e3. */
export const postcodeInput: Kind = {
  type: 'text',
  inputMode: 'numeric',
  pattern: POSTCODE_PATTERN.source.slice(1, -1),
  maxLength: 6,
  hint: '3、5 或 6 碼數字',
};

/** Input in the form in which it is stored: half width, without spaces from autofill, a mobile number as 09…. */
export function tidyContact(name: string, value: string): string {
  const plain = value.normalize('NFKC').trim();
  return (name === 'cus_mobile' && normaliseMobile(plain)) || plain;
}

export const RECIPIENT_INPUTS: readonly ContactInput<keyof Recipient>[] = [
  { name: 'cnt_name', label: '姓名', autoComplete: 'shipping name', ...textInput(60) },
  { name: 'phone1', label: '電話', autoComplete: 'shipping tel', ...phoneInput },
  { name: 'email', label: '電子郵件', autoComplete: 'shipping email', ...emailInput },
  {
    name: 'addr1_postcode',
    label: '郵遞區號',
    autoComplete: 'shipping postal-code',
    address: 'addr1',
    ...postcodeInput,
  },
  { name: 'addr1', label: '地址', autoComplete: 'shipping address-line1', ...textInput(200) },
];
