import { CART_PATHS, type PickupStore } from '@pinpu/shared/domain';
import { html, type Markup } from '../../../../../../platform/html/html.ts';
import type { ServerModule } from '../../../../../../platform/module.ts';
import { stringFields } from '../../../../payment/form-fields.ts';
import {
  type Fields,
  isSigned,
  sandboxKey,
  signed,
} from '../../../../payment/providers/sandbox/protocol.ts';
import {
  sandboxPage,
  sandboxStyles,
  sendSandboxPage,
} from '../../../../payment/providers/sandbox/sandbox-page.ts';

const note = '沙盒門市地圖（示範用，門市皆為虛構）';

const frame = (title: string, content: Markup): string =>
  sandboxPage({ title, note, styles: '/sandbox-map/page.css' }, content);

interface Choice {
  store: Pick<PickupStore, 'CVSStoreName' | 'CVSAddress'>;
  answer: Fields;
}

const card = (action: string, { store, answer }: Choice): Markup => {
  const inputs = Object.entries(answer).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const { CVSStoreName, CVSAddress } = store;
  return html`<section aria-label="${CVSStoreName}"><h2>${CVSStoreName}</h2><p>${CVSAddress}</p>
<form method="post" action="${action}">${inputs}<button class="primary" aria-label="選擇這家門市：${CVSStoreName}">選擇這家門市</button></form></section>
`;
};

const mapPage = (action: string, choices: readonly Choice[]): string =>
  frame(
    '選擇取貨門市',
    html`<h1>選擇取貨門市</h1>${choices.map((choice) => card(action, choice))}<a class="button" href="${CART_PATHS[0]}">不選門市，回到購物車</a>`,
  );

const noMapPage = (): string =>
  frame(
    '無法選擇門市',
    html`<h1>無法選擇門市</h1><p>資料不正確，請回到購物車重新選擇門市。</p><a class="button" href="${CART_PATHS[0]}">回到購物車</a>`,
  );

const store = (
  CVSStoreID: string,
  CVSStoreName: string,
  CVSAddress: string,
  CVSOutSide = '0',
): Omit<PickupStore, 'LogisticsSubType'> => ({
  CVSStoreID,
  CVSStoreName,
  CVSAddress,
  CVSTelephone: '',
  CVSOutSide,
});

const SANDBOX_STORES: readonly Omit<PickupStore, 'LogisticsSubType'>[] = [
  store('990001', '沙盒門市一', '臺北市沙盒區示範路一段 1 號'),
  store('990002', '沙盒門市二', '新北市沙盒區示範路二段 20 號'),
  store('990003', '沙盒門市三', '臺中市沙盒區模擬街 33 號'),
  store('990004', '沙盒門市四', '臺南市沙盒區模擬街 104 號'),
  store('990005', '沙盒門市五', '高雄市沙盒區假設大道 55 號'),
  store('990006', '沙盒離島門市', '連江縣沙盒鄉示範村 6 號', '1'),
];

/** The fields of the shop's form that an answer repeats. */
const echoed = ({ MerchantID = '', LogisticsSubType = '', ExtraData = '' }: Fields): Fields => ({
  MerchantID,
  LogisticsSubType,
  ExtraData,
});

/** The sandbox's store map. It shares only the key and the wire format with the shop. */
export const sandboxMap: ServerModule = (app, deps) => {
  const key = sandboxKey(deps);
  sandboxStyles(app, '/sandbox-map/page.css');

  app.post('/sandbox-map/stores', { schema: { hide: true } }, async ({ body }, reply) => {
    const secret = await key();
    const fields = stringFields(body);
    if (!fields?.ServerReplyURL || !isSigned(fields, secret))
      return sendSandboxPage(reply, noMapPage(), 400);
    const choices = SANDBOX_STORES.map((store) => ({
      store,
      answer: signed({ ...echoed(fields), ...store }, secret),
    }));
    return sendSandboxPage(reply, mapPage(fields.ServerReplyURL, choices));
  });
};
