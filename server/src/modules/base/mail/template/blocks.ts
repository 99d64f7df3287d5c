export type Fact = readonly [name: string, value: string];

/** A product with its page and its picture, both absolute addresses. */
export interface MailedGoods {
  name: string;
  /** Its price, and the quantity where there is one. */
  detail: string;
  url: string;
  /** '' for none. */
  picture: string;
}

/** A picture as wide as the column, with an absolute address. */
export interface MailedPicture {
  src: string;
  alt: string;
  /** Where it leads; '' for nowhere. */
  url: string;
}

/** A block of a mail's body. Plain text, never markup: both parts of the mail are made from it. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  /** Sold lines, and the sums below them; the last one is the total. */
  | { kind: 'amounts'; lines: readonly Fact[]; sums: readonly Fact[] }
  /** A code to be typed, in large digits. */
  | { kind: 'codes'; codes: readonly Fact[] }
  | ({ kind: 'picture' } & MailedPicture)
  | { kind: 'goods'; goods: readonly MailedGoods[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'note'; text: string };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const facts = (...list: readonly Fact[]): Block => ({ kind: 'facts', facts: list });
export const amounts = (lines: readonly Fact[], sums: readonly Fact[] = []): Block => ({
  kind: 'amounts',
  lines,
  sums,
});
export const codes = (...list: readonly Fact[]): Block => ({ kind: 'codes', codes: list });
export const goods = (list: readonly MailedGoods[]): Block => ({ kind: 'goods', goods: list });
export const picture = (one: MailedPicture): Block => ({ kind: 'picture', ...one });
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
export const note = (text: string): Block => ({ kind: 'note', text });

export interface MailContent {
  /** The subject, after the shop's name. */
  subject: string;
  /** Preview text in an inbox beside the subject. It contains no buyer's input. */
  preview: string;
  headline: string;
  blocks: readonly Block[];
  reason: string;
  unsubscribe?: { label: string; url: string };
}
