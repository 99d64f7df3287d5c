/** The most variants that a set is made of. */
export const SET_PARTS_MAX = 20;

/** What one piece of a set contains of a variant. */
export interface SetPart {
  /** The variant's id. */
  prd_id: string;
  prd_name: string;
  /** The values of the variant, `紅／L`; undefined for a product without options. */
  option_text?: string | undefined;
  qty: number;
}
