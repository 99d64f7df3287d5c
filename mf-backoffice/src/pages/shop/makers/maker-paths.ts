export const MAKERS_PATH = '/el/shop/makers';

/** The address of a new maker's form ends with it; a maker of that code has one of its own. */
export const NEW_MAKER = 'new';

export const pathOfMaker = (id: string): string =>
  `${MAKERS_PATH}/${encodeURIComponent(id)}${id === NEW_MAKER ? '?code' : ''}`;
