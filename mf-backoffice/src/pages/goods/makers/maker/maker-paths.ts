export const MAKERS_PATH = '/el/shop/makers';

/** The last part of the address of a new maker's form. A maker with the code `new` has `?code` in its address. */
export const NEW_MAKER = 'new';

export const pathOfMaker = (id: string): string =>
  `${MAKERS_PATH}/${encodeURIComponent(id)}${id === NEW_MAKER ? '?code' : ''}`;
