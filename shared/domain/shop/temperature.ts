import { plainCell, quotedCell } from './cell-text.ts';

/** How goods are stored on their way: 常溫, 冷藏, 冷凍. */
export const TEMPERATURES = ['room', 'chilled', 'frozen'] as const;
export type Temperature = (typeof TEMPERATURES)[number];

export const TEMPERATURE_NAMES: Readonly<Record<Temperature, string>> = {
  room: '常溫',
  chilled: '冷藏',
  frozen: '冷凍',
};

/** Parses a typed temperature: its name or its code. */
export function readTemperature(text: string): { value: Temperature } | { why: string } {
  const typed = plainCell(text);
  const value = TEMPERATURES.find((one) => one === typed || TEMPERATURE_NAMES[one] === typed);
  const names = Object.values(TEMPERATURE_NAMES).join('、');
  return value ? { value } : { why: `${quotedCell(text)}不是溫層，請填${names}其中一個。` };
}

/** What an order pays for one of its parcels, in whole TWD; `weight` is in grams, 0 where it is not known. */
export interface ParcelFee {
  temperature: Temperature;
  weight: number;
  ship_amt: number;
}
