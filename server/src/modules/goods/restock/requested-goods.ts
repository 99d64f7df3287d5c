import { lineName, optionText, productPagePath, variantQuery } from '@pinpu/shared/domain';

/** What a request waits for: a product, or one of its variants. */
export interface RequestedGoods {
  /** The variant's code. */
  prd_id: string;
  /** Its product's. */
  product_id: string;
  prd_name: string;
  option_values: readonly string[];
}

/** `棉衫（L）` for a variant. */
export const requestedName = ({ prd_name, option_values }: RequestedGoods): string =>
  lineName({ prd_name, option_text: optionText(option_values) });

/** The product's page, which shows the variant. */
export const requestedPath = ({ prd_id, product_id }: RequestedGoods): string =>
  productPagePath(product_id) + variantQuery(prd_id === product_id ? undefined : prd_id);
