import type { CartLine } from '@pinpu/shared/contracts';
import {
  formatTwd,
  lineName,
  linePagePath,
  pictureOfWidth,
  remindedCartPath,
} from '@pinpu/shared/domain';
import { stopPath } from '../../base/consent/links.ts';
import { TOPICS } from '../../base/consent/topics.ts';
import {
  button,
  goods,
  type MailContent,
  type MailedGoods,
  note,
  paragraph,
} from '../../base/mail/template/blocks.ts';

/** Lines that are shown; a mail of more is cut off by Gmail. */
const SHOWN = 12;
const PICTURE_WIDTH = 320;

/** The address of a picture in a mail; '' for none. */
export const mailedPicture = (base: string, publicUrl: string): string =>
  base === '' ? '' : new URL(pictureOfWidth(base, PICTURE_WIDTH), publicUrl).href;

const goodsOf = (line: CartLine, publicUrl: string): MailedGoods => ({
  name: lineName(line),
  detail: `${formatTwd(line.prd_price)}${line.qty > 1 ? ` × ${line.qty}` : ''}`,
  url: publicUrl + linePagePath(line, false),
  picture: mailedPicture(line.prd_man_pic, publicUrl),
});

interface Reminder {
  lines: readonly CartLine[];
  /** The secret of the link that brings the cart to another device. */
  key: string;
  consent_id: string;
}

export function reminderMail({ lines, key, consent_id }: Reminder, publicUrl: string): MailContent {
  const more = lines.length - SHOWN;
  return {
    subject: '：您的購物車還有商品',
    preview: '商品還在購物車裡，想好了隨時可以結帳。',
    headline: '您的購物車還有商品',
    blocks: [
      paragraph('您好，這些商品還在您的購物車裡，想好了隨時可以結帳。'),
      goods(lines.slice(0, SHOWN).map((line) => goodsOf(line, publicUrl))),
      ...(more > 0 ? [note(`還有 ${more} 項商品在購物車裡。`)] : []),
      button('回到購物車', publicUrl + remindedCartPath(key)),
      note(
        '在任何裝置開啟連結，都會把這些商品加回購物車；連結於 14 天內有效。價格與庫存以結帳時為準。',
      ),
    ],
    reason: '您收到這封信，是因為您開啟了本店的購物車提醒。同一個購物車只會提醒一次。',
    unsubscribe: { label: TOPICS.cart.stop, url: publicUrl + stopPath(consent_id) },
  };
}
