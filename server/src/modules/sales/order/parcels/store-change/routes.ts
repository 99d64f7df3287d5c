import { object, string } from '@pinpu/shared/contracts/schema';
import {
  dayText,
  type PickupStore,
  pickupStore,
  STORE_COLLECTION,
  storeTitle,
  taipeiDate,
} from '@pinpu/shared/domain';
import type { FastifyReply } from 'fastify';
import { html, type Markup } from '../../../../../platform/html/html.ts';
import { sendPlainPage } from '../../../../../platform/http/plain-page.ts';
import type { ServerModule } from '../../../../../platform/module.ts';
import { secretHash } from '../../../../../platform/secrets/index.ts';
import { shopName } from '../../../../base/settings/service.ts';
import { browserOrigin } from '../../../payment/browser-origin.ts';
import { stringFields } from '../../../payment/form-fields.ts';
import type { PaymentForm } from '../../../payment/port.ts';
import { logisticsProvider } from '../../../pickup/provider.ts';
import { findOrder, type OrderRow } from '../../repository.ts';
import { type ChangeResult, changeStore, type LinkState, linkedParcel } from './change-store.ts';
import { mapStateOf, storeAnswerPath, storeChangePath } from './links.ts';
import type { StoreChange } from './repository.ts';

interface StorePage {
  status: number;
  title: string;
  content: Markup;
  formOrigin?: string;
}

const home = html`<p><a href="/">回首頁</a></p>`;
const page = (status: number, title: string, text: string): StorePage => ({
  ...{ status, title },
  content: html`<p>${text}</p>${home}`,
});

const ENDED: Record<Exclude<LinkState, 'open'> | 'same' | 'other-chain' | 'invalid', StorePage> = {
  unknown: page(404, '這個連結已經失效', '請確認連結完整，或與商店客服聯絡。'),
  used: page(410, '已經選擇過門市', '這個連結只能使用一次。需要再次變更時，請與商店客服聯絡。'),
  expired: page(410, '已超過選擇門市的期限', '包裹會退回商店。請與商店客服聯絡，重新安排寄送。'),
  moved: page(410, '不需要再選擇門市', '包裹已到達門市，或正在退回。請在訂單明細查看進度。'),
  same: page(409, '請選擇其他門市', '這是停止營業的門市。請回到信中的連結，選擇另一家門市。'),
  'other-chain': page(409, '請選擇同一家超商', '請回到信中的連結，選擇同一家超商的門市。'),
  invalid: page(400, '沒有收到門市', '門市地圖沒有傳回門市。請回到信中的連結再試一次。'),
};

const storeLines = (store: PickupStore) =>
  html`<p><b>${storeTitle(store)}</b>（${store.CVSStoreID}）<br>${store.CVSAddress}</p>`;

const changedPage = (store: PickupStore): StorePage => ({
  status: 200,
  title: '已變更取貨門市',
  content: html`${storeLines(store)}<p>包裹到達門市後，會再寄信通知您取貨。</p>${home}`,
});

const sentPage = (store: PickupStore): StorePage => ({
  status: 202,
  title: '已送出，等候確認',
  content: html`${storeLines(store)}<p>物流商還沒有回覆，系統會再確認，您不需要重新選擇。包裹到達門市後，會寄信通知您。</p>${home}`,
});

function resultPage(done: ChangeResult): StorePage {
  if (done.result === 'changed') return changedPage(done.store);
  if (done.result === 'sent') return sentPage(done.store);
  if (done.result !== 'refused') return ENDED[done.result];
  const text = `物流商沒有接受這家門市：${done.message}請回到信中的連結，選擇另一家門市。`;
  return page(409, '請選擇其他門市', text);
}

/** The order, its closed store, and the form that leads to the map. */
function choicePage(order: OrderRow, { expires_at }: StoreChange, form: PaymentForm): StorePage {
  const { method = 'post', action, fields } = form;
  const closed = pickupStore(order.rec_meta);
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return {
    status: 200,
    title: '重新選擇取貨門市',
    content: html`<p>訂單 ${order.ord_code} 的取貨門市${closed ? `「${storeTitle(closed)}」` : ''}停止營業。</p>
<p>請於 ${dayText(taipeiDate(expires_at))}上午 10 點前選擇，只能選擇一次。</p>
<form method="${method}" action="${action}">${inputs}<button type="submit">開啟門市地圖</button></form>`,
    formOrigin: new URL(action).origin,
  };
}

const PHONE = /\b(?:Mobi|Android|iPhone)/i;
const limit = { rateLimit: { max: 60, timeWindow: '10 minutes' } };

/**
 * The one-time link of a parcel whose store has closed, and the answer of the map that it leads to. That answer is
 * cross-site and without cookies: the secret it returns ties it to the link.
 */
export const storeChangeModule: ServerModule = (app, deps) => {
  const { db, clock, config } = deps;
  const provider = logisticsProvider(deps);
  const service = provider?.parcels;
  if (!provider || !service) return;
  const send = async (reply: FastifyReply, shown: StorePage) =>
    sendPlainPage(reply, { ...shown, shop: await shopName(db) });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'same-origin');
  });

  app.get(
    storeChangePath(':secret'),
    { config: limit, schema: { params: object({ secret: string() }), hide: true } },
    async (request, reply) => {
      const { secret } = request.params;
      const { state, change, parcel } = await linkedParcel(
        db,
        'secret',
        secretHash(secret),
        clock(),
      );
      const order = parcel && (await findOrder(db, parcel.ord_id));
      if (!change || !order || parcel.provider !== service.name) return send(reply, ENDED.unknown);
      if (state !== 'open') return send(reply, ENDED[state]);
      const origin = browserOrigin(request, config.publicUrl);
      const form = await provider.map({
        state: mapStateOf(secret, provider.stateLength),
        sub_type: parcel.sub_type,
        collects: parcel.collects > 0 || order.pay_way === STORE_COLLECTION,
        mobile: PHONE.test(request.headers['user-agent'] ?? ''),
        reply_url: origin + storeAnswerPath(provider.name),
        origin,
      });
      return send(reply, choicePage(order, change, form));
    },
  );

  app.post(
    storeAnswerPath(provider.name),
    { config: { ...limit, fromOtherSites: true }, schema: { hide: true } },
    async ({ body }, reply) => {
      const fields = stringFields(body);
      const chosen = fields && (await provider.readAnswer(fields));
      if (!chosen) return send(reply, ENDED.invalid);
      return send(reply, resultPage(await changeStore(db, chosen, { service, clock })));
    },
  );
};
