/** A place in the shop, on the page or on the web, to write to or to call; never a script. */
export const SAFE_ADDRESS = /^(?:\/(?![/\\])|#|https?:\/\/|mailto:|tel:)/i;

/** The longest text of a link in the frame's navigation. */
export const LINK_TEXT_MAX = 40;
