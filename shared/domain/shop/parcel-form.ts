/** The widths between which carriers accept a name: a letter of the alphabet counts 1, any other character 2. */
const NAME_WIDTH = { min: 4, max: 10 } as const;

const ASCII_LETTER = /[A-Za-z]/;
/** Letters, their marks, and private-use characters, with which some rare names are written. */
const NAME_LETTERS = /^[\p{L}\p{M}\p{Co}]+$/u;

/** A name as carriers count and print it: without spaces. */
const withoutSpaces = (name: string): string => name.replaceAll(/\s/g, '');

/** The width of a name on a parcel's label. */
export function parcelNameWidth(name: string): number {
  let width = 0;
  for (const one of withoutSpaces(name)) width += ASCII_LETTER.test(one) ? 1 : 2;
  return width;
}

/** Why carriers refuse a name, as a sentence that names it by its label; '' where they accept it (docs/taiwan). */
export function parcelNameFault(name: string, label: string): string {
  const text = withoutSpaces(name);
  if (text === '') return `請填寫${label}`;
  if (!NAME_LETTERS.test(text)) return `${label}只能有中文字或英文字母，不能有數字或符號`;
  const width = parcelNameWidth(text);
  return width < NAME_WIDTH.min || width > NAME_WIDTH.max
    ? `${label}要是真實姓名：2 至 5 個中文字，或 4 至 10 個英文字母`
    : '';
}

/** The kinds of carriage to an address; all others go to a store. */
export const HOME_CARRIAGES = ['TCAT', 'POST'] as const;
export type HomeCarriage = (typeof HOME_CARRIAGES)[number];

export const isHomeCarriage = (sub_type: string): sub_type is HomeCarriage =>
  (HOME_CARRIAGES as readonly string[]).includes(sub_type);

/** A text of goods as every carrier prints it: letters and digits, single spaces. */
const printable = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** In characters, of which those that are not ASCII count 2. */
const GOODS_NAME_MAX = 50;

const widthOf = (text: string): number => {
  let width = 0;
  for (const one of text) width += one <= '\u007F' ? 1 : 2;
  return width;
};

/** What a parcel's form calls its goods: the first product where its name fits, and how many pieces there are. */
export function goodsName(lines: readonly { name: string; qty: number }[]): string {
  let pieces = 0;
  for (const { qty } of lines) pieces += qty;
  const first = printable(lines[0]?.name ?? '');
  const named = pieces > 1 ? `${first} 等${pieces}件` : first;
  return first !== '' && widthOf(named) <= GOODS_NAME_MAX ? named : `商品${pieces}件`;
}

const FORBIDDEN = /[\^'`!@#%&*+\\"<>|_[\],，]/;

/** Why carriers refuse a name of goods; '' where they accept it. */
export function goodsNameFault(name: string): string {
  if (name.trim() === '') return '請填寫物品名稱';
  if (FORBIDDEN.test(name))
    return '物品名稱不能有這些符號：^ \' ` ! @ # % & * + \\ " < > | _ [ ] ,';
  const width = widthOf(name);
  return width > GOODS_NAME_MAX
    ? `物品名稱最多 ${GOODS_NAME_MAX / 2} 個中文字或 ${GOODS_NAME_MAX} 個英文字母，目前的寬度是 ${width}`
    : '';
}
