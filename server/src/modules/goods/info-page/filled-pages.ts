import {
  COMPANY_FIELDS,
  type Company,
  INFO_PAGES,
  type InfoPage,
  isVatId,
  plainText,
  type ShopInfo,
} from '@pinpu/shared/domain';

/** Whether HTML has visible content: text or a picture. */
const hasContent = (html: string) => plainText(html) !== '' || /<img\b/i.test(html);

const isFilled = (info: ShopInfo, page: InfoPage): boolean =>
  page === 'company'
    ? COMPANY_FIELDS.some((field) => info.company[field] !== '')
    : hasContent(info[`${page}_html`]);

/** The pages that have content; the others are not linked, and answer 404. */
export const filledInfoPages = (info: ShopInfo): InfoPage[] =>
  INFO_PAGES.filter((page) => isFilled(info, page));

/** Whether the shop has set its company's name and 統一編號 (docs/taiwan). */
const isNamed = ({ company_name, vat_id }: Company) => company_name !== '' && isVatId(vat_id);

/** The pages without content that a live shop in Taiwan should have; `about` is optional. */
export const missingInfoPages = (info: ShopInfo): InfoPage[] => {
  const filled = filledInfoPages(info);
  return INFO_PAGES.filter((page) => {
    if (page === 'about') return false;
    return page === 'company' ? !isNamed(info.company) : !filled.includes(page);
  });
};
