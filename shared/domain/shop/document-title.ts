/** The shop's name (`text`), and the slogan beside it on home; '' for none. */
export interface ShopName {
  text: string;
  slogan: string;
}

/** A page's title: `高山烏龍茶｜拼鋪`. For home, whose `title` is '', it is the shop's name and slogan. */
export function documentTitle(title: string, { text, slogan }: ShopName): string {
  return [title || text, title === '' ? slogan : text].filter(Boolean).join('｜');
}
