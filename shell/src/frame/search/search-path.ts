/** Where a search leads: the list of what `text` finds, of everything when it is empty (spec §2 Header). */
export const searchPath = (text: string) => `/products/${encodeURIComponent(text.trim())}`;
