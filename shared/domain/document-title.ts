/** The shop's name (`text`) and the slogan shown beside it on home, '' for none. */
export interface ShopName {
  text: string;
  slogan: string;
}

/** The title of a page: `高山烏龍茶｜拼鋪`; home's, whose own is '', is the shop's name and its slogan. */
export function documentTitle(title: string, { text, slogan }: ShopName): string {
  return [title || text, title === '' ? slogan : text].filter(Boolean).join('｜');
}
