/** Filter of a lookup; by default everything is requested. */
export interface LookupRequest {
  /** Only what belongs to this business user; '' for all. */
  bizId?: string;
  /** Words that every item contains. */
  text?: string;
  /** A field's name, and `desc` after a space for the largest first. */
  order?: string;
}

/** `l` of an administrative list: no limit (spec §7). */
const LIST_ALL = '-1';

const base64Of = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The query of a lookup. Text in `t` and `o` is base64 with `ttcode=true`; without any, `t` is the client's time stamp (spec §7). */
export function lookupParams({ bizId = '', text = '', order = '' }: LookupRequest) {
  const params: Record<string, string> = { l: LIST_ALL };
  if (bizId !== '') params.bizId = bizId;
  if (text === '' && order === '') return params;
  return { ...params, ttcode: 'true', t: base64Of(text), o: base64Of(order) };
}
