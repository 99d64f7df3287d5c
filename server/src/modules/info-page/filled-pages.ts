import {
  COMPANY_FIELDS,
  type Company,
  INFO_PAGES,
  type InfoPage,
  isVatId,
  plainText,
  type ShopInfo,
} from '@pinpu/shared/domain';

/** Whether HTML shows anything: words or a picture. */
const hasContent = (html: string) => plainText(html) !== '' || /<img\b/i.test(html);

const isFilled = (info: ShopInfo, page: InfoPage): boolean =>
  page === 'company'
    ? COMPANY_FIELDS.some((field) => info.company[field] !== '')
    : hasContent(info[`${page}_html`]);

/** The pages that have content; the others are not linked, and not found. */
export const filledInfoPages = (info: ShopInfo): InfoPage[] =>
  INFO_PAGES.filter((page) => isFilled(info, page));

/** Whether the shop says which company it is: by name and 統一編號 (docs/taiwan). */
const isNamed = ({ company_name, vat_id }: Company) => company_name !== '' && isVatId(vat_id);

/** The pages that a shop which really sells in Taiwan lacks. */
export const missingInfoPages = (info: ShopInfo): InfoPage[] => {
  const filled = filledInfoPages(info);
  return INFO_PAGES.filter((page) => {
    if (page === 'about') return false;
    return page === 'company' ? !isNamed(info.company) : !filled.includes(page);
  });
};
