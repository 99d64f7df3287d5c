import { plainLine } from './plain-line.ts';
import { lengthFault } from './typed-text.ts';
import {
  OPTION_NAME_MAX,
  OPTION_VALUE_MAX,
  OPTION_VALUES_MAX,
  OPTIONS_MAX,
  type ProductOption,
} from './variant.ts';

/**
 * What can't be saved: `row` is the variant's place from 0, -1 for the options. `field` is the cell; of the options it
 * is `options.0.name`, `options.0.values` or `options.0.values.2`; '' means the row, or the options, as a whole.
 */
export interface VariantFault {
  row: number;
  field: string;
  message: string;
}

const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;
const COLOUR = /^#[0-9a-f]{6}$/;

/** Texts that shoppers can't tell apart have the same form. */
const formOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Options as they are stored: without needless spaces, and without empty colours. */
export const cleanOptions = (options: readonly ProductOption[]): ProductOption[] =>
  options.map(({ name, values }) => ({
    name: plainLine(name),
    values: values.map(({ value, colour }) => ({
      value: plainLine(value),
      ...(colour?.trim() && { colour: colour.trim().toLowerCase() }),
    })),
  }));

function textFault(text: string, max: number, label: string): string {
  if (text === '') return `請填寫${label}。`;
  if (UNSTORABLE.test(text)) return `${label}含有無法儲存的字元，請重新輸入。`;
  const fault = lengthFault(text, max, label);
  return fault && `${fault}。`;
}

/** The places of texts that an earlier one repeats. */
function repeated(texts: readonly string[]): Set<number> {
  const forms = texts.map(formOf);
  return new Set(forms.flatMap((form, at) => (forms.indexOf(form) < at ? [at] : [])));
}

function valueFaults({ name, values }: ProductOption, at: number): VariantFault[] {
  const field = `options.${at}.values`;
  const label = name === '' ? `選項 ${at + 1} ` : `「${name}」`;
  if (values.length === 0) return [{ row: -1, field, message: `請為${label}填寫至少一個值。` }];
  if (values.length > OPTION_VALUES_MAX) {
    const message = `${label}最多 ${OPTION_VALUES_MAX} 個值，現在有 ${values.length} 個。`;
    return [{ row: -1, field, message }];
  }
  const twice = repeated(values.map(({ value }) => value));
  return values.flatMap(({ value, colour }, place) => {
    const message =
      textFault(value, OPTION_VALUE_MAX, '選項值') ||
      (twice.has(place) ? `「${value}」重複了，請刪除其中一個。` : '') ||
      (colour === undefined || COLOUR.test(colour)
        ? ''
        : `「${value}」的顏色要寫成 # 和 6 個字，例如 #c0392b。`);
    return message === '' ? [] : [{ row: -1, field: `${field}.${place}`, message }];
  });
}

/** What is wrong with options, in the form of `cleanOptions`. */
export function optionFaults(options: readonly ProductOption[]): VariantFault[] {
  if (options.length > OPTIONS_MAX) {
    const message = `最多 ${OPTIONS_MAX} 種選項，現在有 ${options.length} 種。`;
    return [{ row: -1, field: '', message }];
  }
  const twice = repeated(options.map(({ name }) => name));
  return options.flatMap((option, at) => {
    const message =
      textFault(option.name, OPTION_NAME_MAX, '選項名稱') ||
      (twice.has(at) ? `「${option.name}」重複了，請改用別的名稱。` : '');
    const named = message === '' ? [] : [{ row: -1, field: `options.${at}.name`, message }];
    return [...named, ...valueFaults(option, at)];
  });
}
