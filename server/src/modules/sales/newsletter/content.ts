import type { NewsletterBlock, NewsletterContent } from '@pinpu/shared/contracts/backoffice';
import { formatTwd, pictureOfWidth, productPagePath } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import type { SharedProduct } from '../../../platform/storefront.ts';
import { stopPath } from '../../base/consent/links.ts';
import { TOPICS } from '../../base/consent/topics.ts';
import {
  type Block,
  goods,
  type MailContent,
  type MailedGoods,
  paragraph,
  picture,
} from '../../base/mail/template/blocks.ts';
import { findSharedProduct } from '../../goods/catalog/page-repository.ts';

const GOODS_WIDTH = 320;
const COLUMN_WIDTH = 1280;

const absolute = (path: string, publicUrl: string) => new URL(path, publicUrl).href;

const pictureUrl = (base: string, width: number, publicUrl: string) =>
  base === '' ? '' : absolute(pictureOfWidth(base, width), publicUrl);

function priceText({ price, price_regular, variants }: SharedProduct): string {
  const from = variants.some((one) => one.price !== price) ? '起' : '';
  const regular = price_regular > 0 ? `（原價 ${formatTwd(price_regular)}）` : '';
  return `${formatTwd(price)}${from}${regular}`;
}

const mailed = (product: SharedProduct, publicUrl: string): MailedGoods => ({
  name: product.prd_name,
  detail: priceText(product),
  url: publicUrl + productPagePath(product.prd_id),
  picture: pictureUrl(product.prd_man_pic, GOODS_WIDTH, publicUrl),
});

/** The goods that are on sale, in the shop's order. */
async function goodsOf(db: Database, ids: readonly string[], publicUrl: string): Promise<Block[]> {
  const found = await Promise.all(ids.map((id) => findSharedProduct(db, id)));
  const list = found.flatMap((product) => (product ? [mailed(product, publicUrl)] : []));
  return list.length > 0 ? [goods(list)] : [];
}

const paragraphs = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map(paragraph);

async function blocksOf(db: Database, block: NewsletterBlock, publicUrl: string): Promise<Block[]> {
  switch (block.kind) {
    case 'text':
      return paragraphs(block.text);
    case 'goods':
      return goodsOf(db, block.prd_ids, publicUrl);
    case 'picture': {
      if (block.picture === '') return [];
      const url = block.link === '' ? '' : absolute(block.link, publicUrl);
      const src = pictureUrl(block.picture, COLUMN_WIDTH, publicUrl);
      return [picture({ src, alt: block.alt, url })];
    }
  }
}

type Written = Pick<NewsletterContent, 'subject' | 'preheader' | 'blocks'>;

/** A newsletter as a mail, for the receiver whose consent has an id; goods have the prices of this moment. */
export async function newsletterMail(
  db: Database,
  { subject, preheader, blocks }: Written,
  publicUrl: string,
): Promise<(consent_id: string) => MailContent> {
  const parts: Block[] = [];
  for (const block of blocks) parts.push(...(await blocksOf(db, block, publicUrl)));
  return (consent_id) => ({
    ...{ subject: `：${subject}`, preview: preheader, headline: subject, blocks: parts },
    reason: '您收到這封信，是因為您訂閱了本店的電子報。',
    unsubscribe: { label: TOPICS.news.stop, url: publicUrl + stopPath(consent_id) },
  });
}
