import { productPath, variantQuery } from '@pinpu/shared/domain';
import type { IconName } from '@pinpu/shared/ui';

/** The shared address: on promo routes with the code of the promoter whose link the shopper followed. */
export function sharedAddress(
  origin: string,
  prd_id: string,
  { promo, promoCode, var_id }: { promo: boolean; promoCode: string; var_id?: string | undefined },
) {
  const address = `${origin}${productPath(prd_id, promo)}${variantQuery(var_id)}`;
  return promo && promoCode !== ''
    ? `${address}${var_id === undefined ? '?' : '&'}promo_code=${encodeURIComponent(promoCode)}`
    : address;
}

export interface ShareLink {
  icon: IconName;
  label: string;
  href: string;
}

const query = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Share targets (spec §2), those most used in Taiwan first. They are plain links: no third-party script runs here. */
export const shareLinks = (url: string, text: string): ShareLink[] => [
  {
    icon: 'line',
    label: '分享到 LINE',
    href: `https://social-plugins.line.me/lineit/share?${query({ url, text })}`,
  },
  {
    icon: 'facebook',
    label: '分享到 Facebook',
    href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  },
  {
    icon: 'twitter',
    label: '分享到 Twitter',
    href: `https://twitter.com/intent/tweet?${query({ url, text })}`,
  },
  {
    icon: 'mail',
    label: '用 Email 分享',
    href: `mailto:?${query({ subject: text, body: `${text}\n${url}` })}`,
  },
];
