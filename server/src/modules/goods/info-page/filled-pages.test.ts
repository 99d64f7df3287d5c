import { type Company, NO_COMPANY, type ShopInfo } from '@pinpu/shared/domain';
import { filledInfoPages, missingInfoPages } from './filled-pages.ts';

const NOTHING: ShopInfo = {
  ...{ about_html: '', returns_html: '', privacy_html: '', terms_html: '' },
  company: NO_COMPANY,
};
const infoOf = (fields: Partial<ShopInfo>): ShopInfo => ({ ...NOTHING, ...fields });
const companyOf = (fields: Partial<Company>) => infoOf({ company: { ...NO_COMPANY, ...fields } });

it.each<[string, Partial<ShopInfo>, string[]]>([
  ['nothing', {}, []],
  ['a text', { terms_html: '<p>約定</p>' }, ['terms']],
  ['paragraphs and spaces without words', { terms_html: '<p>&nbsp;</p><p><br /></p>' }, []],
  ['a picture without words', { about_html: '<p><img src="/media/u/a"></p>' }, ['about']],
  ['two texts', { returns_html: '七日內', about_html: '茶行' }, ['about', 'returns']],
  ['one fact of the company', companyOf({ phone: '02-2345-6789' }), ['company']],
])('a shop with %s has its pages, in the order of the footer', (_what, fields, pages) => {
  expect(filledInfoPages(infoOf(fields))).toEqual(pages);
});

it.each<[string, Partial<ShopInfo>, string[]]>([
  ['nothing', {}, ['returns', 'privacy', 'terms', 'company']],
  ['an introduction alone', { about_html: '茶行' }, ['returns', 'privacy', 'terms', 'company']],
  [
    'all texts, and a company without 統一編號',
    {
      ...{ returns_html: '七日內', privacy_html: '不賣給別人', terms_html: '約定' },
      ...{ company: { ...NO_COMPANY, company_name: '山腳茶行' } },
    },
    ['company'],
  ],
  [
    'all that shoppers must find',
    {
      ...{ returns_html: '七日內', privacy_html: '不賣給別人', terms_html: '約定' },
      ...{ company: { ...NO_COMPANY, company_name: '山腳茶行', vat_id: '04595257' } },
    },
    [],
  ],
])('a shop with %s lacks what shoppers in Taiwan must find', (_what, fields, missing) => {
  expect(missingInfoPages(infoOf(fields))).toEqual(missing);
});
