import { plainText } from './page-description.ts';
import { isVatId } from './vat-id.ts';

/** The pages about the shop itself, in the order of the footer: four texts, and the facts of the company. */
export const INFO_PAGES = ['about', 'returns', 'privacy', 'terms', 'company'] as const;
export type InfoPage = (typeof INFO_PAGES)[number];

const TITLES: Readonly<Record<InfoPage, string>> = {
  about: '關於我們',
  returns: '退換貨',
  privacy: '隱私權',
  terms: '服務條款',
  company: '公司資訊',
};

export const infoPageTitle = (page: InfoPage): string => TITLES[page];

/** The most that a text of such a page may have, markup included. */
export const INFO_TEXT_MAX = 20_000;

/** The facts of the company, as they are listed; '' for those that it doesn't tell. */
export const COMPANY_FIELDS = [
  'company_name',
  'vat_id',
  'representative',
  'address',
  'phone',
  'email',
  'service_hours',
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
export type Company = Record<CompanyField, string>;

const LABELS: Readonly<Record<CompanyField, string>> = {
  company_name: '公司名稱',
  vat_id: '統一編號',
  representative: '負責人',
  address: '地址',
  phone: '電話',
  email: '電子郵件',
  service_hours: '客服時間',
};

export const companyLabel = (field: CompanyField): string => LABELS[field];

export const NO_COMPANY: Company = {
  company_name: '',
  vat_id: '',
  representative: '',
  address: '',
  phone: '',
  email: '',
  service_hours: '',
};

/** What the shop has of its information pages. */
export interface ShopInfo {
  about_html: string;
  returns_html: string;
  privacy_html: string;
  terms_html: string;
  company: Company;
}

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
