import { CART_PATHS, type PickupStore } from '@pinpu/shared/domain';
import { html, type Markup } from '../../../../../../platform/html/html.ts';
import type { Fields } from '../../../../payment/providers/sandbox/protocol.ts';
import { sandboxPage } from '../../../../payment/providers/sandbox/sandbox-page.ts';

const note = '沙盒門市地圖（示範用，門市皆為虛構）';

const frame = (title: string, content: Markup): string =>
  sandboxPage({ title, note, styles: '/sandbox-map/page.css' }, content);

export interface Choice {
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

export const mapPage = (action: string, choices: readonly Choice[]): string =>
  frame(
    '選擇取貨門市',
    html`<h1>選擇取貨門市</h1>${choices.map((choice) => card(action, choice))}<a class="button" href="${CART_PATHS[0]}">不選門市，回到購物車</a>`,
  );

export const noMapPage = (): string =>
  frame(
    '無法選擇門市',
    html`<h1>無法選擇門市</h1><p>資料不正確，請回到購物車重新選擇門市。</p><a class="button" href="${CART_PATHS[0]}">回到購物車</a>`,
  );
