import { plainLine, type TextFault } from './plain-line.ts';

const CITY =
  '[臺台][北中南東]|新[北竹]|桃園|高雄|基隆|嘉義|苗栗|彰化|南投|雲林|屏東|宜蘭|花蓮|澎湖|金門|連江|馬祖';

/** A postcode, perhaps twice, before the city; it has a field of its own. */
const POSTCODE_BEFORE = new RegExp(
  `^(?:[〒(（]*(\\d{3}(?:-?\\d{2,3})?)[)）]*\\s*){1,2}(?=(?:中華民國|[臺台]灣)?\\s*(?:${CITY}))`,
);

/** Only letters, digits and the signs of house numbers are folded, since NFKC replaces rare characters of names. */
const folded = (text: string) =>
  plainLine(text).replaceAll(/[０-９Ａ-Ｚａ-ｚ－＃]/g, (wide) => wide.normalize('NFKC'));

/** An address as stored: one line, without the postcode that is also in the field beside it. */
export const cleanAddress = (text: string): string => folded(text).replace(POSTCODE_BEFORE, '');

/** The postcode that was typed before an address; '' for none. */
export const postcodeBefore = (text: string): string =>
  POSTCODE_BEFORE.exec(folded(text))?.[1]?.replace('-', '') ?? '';

/** The shortest address, such as 公園1號, in characters without spaces. */
const SHORTEST = 4;

export const shortAddressFault: TextFault = (text, label) =>
  [...text.replaceAll(' ', '')].length < SHORTEST
    ? `${label}太短，請填寫完整，例如臺北市中正區重慶南路一段 122 號`
    : '';
