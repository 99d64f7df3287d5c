/** The address of a new product's form ends with it; a product of that code has one of its own. */
export const NEW_PRODUCT = 'new';

/** The address of a product's form. */
export const productPath = (code: string): string =>
  `/el/shop/products/${encodeURIComponent(code)}${code === NEW_PRODUCT ? '?code' : ''}`;
