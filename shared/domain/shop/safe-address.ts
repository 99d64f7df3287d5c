/** An address that links may have: in the shop, on the page, on the web, mail or telephone; never a script. */
export const SAFE_ADDRESS = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i;

/** The longest text of a link in the frame's navigation, in characters. */
export const LINK_TEXT_MAX = 40;
