import type { Newsletter, NewsletterSegment } from '@pinpu/shared/contracts/backoffice';
import type { BadgeTone } from '@pinpu/shared/ui';

export const NEWSLETTERS_PATH = '/el/shop/newsletters';

export const pathOfNewsletter = (id: string): string =>
  `${NEWSLETTERS_PATH}/${encodeURIComponent(id)}`;

export const subjectOf = ({ subject }: Pick<Newsletter, 'subject'>): string =>
  subject === '' ? '（未填主旨）' : subject;

export const STATES: Readonly<Record<Newsletter['state'], { text: string; tone: BadgeTone }>> = {
  draft: { text: '草稿', tone: 'grey' },
  sending: { text: '寄送中', tone: 'warning' },
  stopped: { text: '已停止', tone: 'danger' },
  sent: { text: '已寄完', tone: 'success' },
};

const GOODS = { any: '任何商品', product: '商品', category: '分類', maker: '生產者' } as const;

function boughtText({ bought }: NewsletterSegment, names: Readonly<Record<string, string>>) {
  if (!bought) return '';
  const what =
    bought.of === 'any' ? GOODS.any : `${GOODS[bought.of]}「${names[bought.id] ?? '？'}」`;
  return `${bought.days} 天內買過${what}`;
}

/** `訂閱的人當中，30 天內買過分類「茶」、5 天內沒有再買的人`. */
export function segmentText(
  segment: NewsletterSegment,
  names: Readonly<Record<string, string>>,
): string {
  const parts = [
    boughtText(segment, names),
    segment.quiet_days === undefined ? '' : `${segment.quiet_days} 天內沒有買東西`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '所有訂閱的人' : `訂閱的人當中，${parts.join('、')}的人`;
}
