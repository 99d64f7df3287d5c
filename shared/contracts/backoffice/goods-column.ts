export type CellKind =
  | 'code'
  | 'name'
  | 'amount'
  | 'integer'
  | 'flag'
  | 'date'
  | 'html'
  | 'text'
  | 'allergens'
  | 'food_reg_no'
  | 'tax_class'
  | 'temperature'
  | 'day'
  | 'moment'
  | 'pictures'
  | 'set_parts'
  | 'videos'
  | 'size_table'
  | 'manual';

export interface GoodsColumn {
  /** The name in exported files. */
  title: string;
  /** The name in the form, where it differs: there, a category is chosen, not its code. */
  formTitle?: string;
  /** Further names that an import accepts. */
  also?: readonly string[];
  /** `name` is a line of plain text, `text` any number of lines. */
  kind: CellKind;
  /** What the form says below the input. */
  hint?: string;
}

export type Columns = Readonly<Record<string, GoodsColumn>>;
