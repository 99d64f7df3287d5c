/** The pages about the shop itself, in the footer's order: four texts, and the company's data. */
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

/** The company's data in the order they are shown; '' for those that it does not state. */
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

export interface ShopInfo {
  about_html: string;
  returns_html: string;
  privacy_html: string;
  terms_html: string;
  company: Company;
}
