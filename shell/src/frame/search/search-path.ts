/** Path of a search: the list for `text`, or of everything if empty (spec §2 Header). */
export const searchPath = (text: string) => `/products/${encodeURIComponent(text.trim())}`;
