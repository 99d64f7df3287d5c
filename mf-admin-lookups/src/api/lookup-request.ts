/** Filter of a lookup; by default everything is requested. */
export interface LookupRequest {
  /** The id of a business user, to get only its items; '' for all. */
  bizId?: string;
  /** Every item found contains these words. */
  text?: string;
  /** The name of the field to sort by; followed by a space and `desc` for descending order. */
  order?: string;
}

/** `l` of an administrative list: no limit (spec §7). */
const LIST_ALL = '-1';

const base64Of = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/**
 * The query of a lookup. Text in `t` and `o` is base64, with `ttcode=true`; without text, `t` is the client's time
 * stamp (spec §7).
 */
export function lookupParams({ bizId = '', text = '', order = '' }: LookupRequest) {
  const params: Record<string, string> = { l: LIST_ALL };
  if (bizId !== '') params.bizId = bizId;
  if (text === '' && order === '') return params;
  return { ...params, ttcode: 'true', t: base64Of(text), o: base64Of(order) };
}
