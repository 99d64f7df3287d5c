import type { FastifyInstance } from 'fastify';
import { stringFields } from '../../../modules/sales/payment/form-fields.ts';
import {
  type Fields,
  hasRightCheckMacValue,
} from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { html, type Markup } from '../../../platform/html/html.ts';
import { faultPage, frame } from './pages.ts';
import type { Merchant } from './trade.ts';

const SUB_TYPES = ['UNIMART', 'FAMI', 'HILIFE', 'UNIMARTC2C', 'FAMIC2C', 'HILIFEC2C', 'OKMARTC2C'];

/** Stores as the map returns them; those of 7-ELEVEN have no telephone. */
const STORES: readonly Fields[] = [
  { CVSStoreID: '131386', CVSStoreName: '測試門市', CVSAddress: '臺北市測試路 1 號' },
  { CVSStoreID: '896539', CVSStoreName: '離島測試門市', CVSAddress: '連江縣測試村 2 號' },
];

export function mapFault(form: Fields, merchant: Merchant): string {
  const { MerchantID, MerchantTradeNo = '', LogisticsSubType = '', ServerReplyURL = '' } = form;
  const keys = { ...merchant, hash: 'md5' } as const;
  const checks: readonly (readonly [fault: string, isFault: boolean])[] = [
    ['MerchantID Error', MerchantID !== merchant.merchantId],
    ['CheckMacValue Error', 'CheckMacValue' in form && !hasRightCheckMacValue(form, keys)],
    ['MerchantTradeNo Error', !/^[0-9A-Za-z]{0,20}$/.test(MerchantTradeNo)],
    ['LogisticsType Error', form.LogisticsType !== 'CVS'],
    ['LogisticsSubType Error', !SUB_TYPES.includes(LogisticsSubType)],
    ['IsCollection Error', !['Y', 'N'].includes(form.IsCollection ?? '')],
    ['ServerReplyURL Error', !URL.canParse(ServerReplyURL) || ServerReplyURL.length > 200],
    ['ExtraData Error', (form.ExtraData ?? '').length > 20],
    ['Device Error', !['', '0', '1'].includes(form.Device ?? '')],
  ];
  return checks.find(([, isFault]) => isFault)?.[0] ?? '';
}

/** The forms with which the browser posts a chosen store back. The map does not sign them. */
export const mapAnswers = (form: Fields): Record<string, string>[] =>
  STORES.map((store, i) => ({
    MerchantID: form.MerchantID ?? '',
    MerchantTradeNo: form.MerchantTradeNo ?? '',
    LogisticsSubType: form.LogisticsSubType ?? '',
    ...store,
    CVSTelephone: '',
    CVSOutSide: String(i),
    ExtraData: form.ExtraData ?? '',
  }));

const storeForm = (action: string, answer: Fields): Markup => {
  const inputs = Object.entries(answer).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${action}">${inputs}<button>${answer.CVSStoreName ?? ''}</button></form>`;
};

export function storeMap(app: FastifyInstance, merchant: Merchant): void {
  app.post('/Express/map', async ({ body }, reply) => {
    const form = stringFields(body) ?? {};
    const fault = mapFault(form, merchant);
    const stores = mapAnswers(form).map((answer) => storeForm(form.ServerReplyURL ?? '', answer));
    reply.type('text/html; charset=utf-8');
    return fault === '' ? frame('模擬綠界電子地圖', html`${stores}`) : faultPage(fault);
  });
}
