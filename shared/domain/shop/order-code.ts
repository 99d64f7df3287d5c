import { codeLine } from './plain-line.ts';

const CODE = /PP\d{6}[0-9A-Z]{6}/;

/** The order's code in a typed or pasted text, such as 「訂單 PP261121ABC234」; otherwise the text itself. */
export function normaliseOrderCode(text: string): string {
  const typed = codeLine(text).replaceAll(/[\s-]/g, '').toUpperCase();
  return CODE.exec(typed)?.[0] ?? typed;
}

/** Whether a normalised text has the form of an order's code. */
export const isOrderCode = (text: string): boolean => CODE.test(text) && text.length === 14;
