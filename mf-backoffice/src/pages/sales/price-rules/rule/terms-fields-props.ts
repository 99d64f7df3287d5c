import type { NamedGoods } from './GoodsFields.tsx';
import type { TypedTerms } from './typed-rule.ts';

export interface TermsFieldsProps extends NamedGoods {
  terms: TypedTerms;
  fault: string;
  onChange: (change: Partial<TypedTerms>) => void;
}
