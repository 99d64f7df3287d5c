/** The last part of the address of a new product's form. A product with the code `new` has `?code` in its address. */
export const NEW_PRODUCT = 'new';

/** The address of a product's form. */
export const productPath = (code: string): string =>
  `/el/shop/products/${encodeURIComponent(code)}${code === NEW_PRODUCT ? '?code' : ''}`;
