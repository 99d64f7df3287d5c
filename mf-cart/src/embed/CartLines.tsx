import type { CartLine } from '@pinpu/shared/contracts';
import {
  dispatchText,
  formatTwd,
  freeShippingText,
  lineName,
  linePagePath,
  offByLine,
  partsText,
  productShipping,
  type ShippingRules,
  TEMPERATURE_NAMES,
} from '@pinpu/shared/domain';
import { useEffect, useRef } from 'react';
import { changeSentence, goneSentence } from '../features/lines/change-sentence.ts';
import { cartRows } from '../features/lines/removed-lines.ts';
import type { CartState, PageCart } from './page-cart.ts';
import { pictureAt } from './page-shops.ts';
import { Stepper } from './Stepper.tsx';

interface LineProps {
  cart: PageCart;
  line: CartLine;
  changes: CartState['changes'];
  rules: ShippingRules | undefined;
  /** What rules of price take off the line, in whole TWD. */
  off: number;
  shop: string;
}

const Thumb = ({ picture, shop }: { picture: string; shop: string }) =>
  picture === '' ? (
    <span className="thumb" />
  ) : (
    <img src={`${pictureAt(shop, picture)}?w=320`} alt="" loading="lazy" part="picture" />
  );

function Line({ cart, line, changes, rules, off, shop }: LineProps) {
  const { prd_id, prd_name, prd_price, price_regular, prd_man_pic, qty, tot_qty } = line;
  const { option_text } = line;
  const { preorder } = line;
  const name = lineName(line);
  const shipping = freeShippingText(productShipping(line, rules));
  const own = changes.filter((change) => change.prd_id === prd_id);
  return (
    <li className="line" part="line" aria-label={name}>
      <Thumb picture={prd_man_pic} shop={shop} />
      <div className="facts">
        <a className="name" href={shop + linePagePath(line, false)} part="name">
          {prd_name}
        </a>
        {option_text && <p className="soft">選項：{option_text}</p>}
        {preorder && <p className="soft">預購，{dispatchText(preorder)}</p>}
        {line.parts && <p className="soft">每組內含：{partsText(line.parts)}</p>}
        <p className="num">
          {formatTwd(prd_price)}
          {price_regular !== undefined && (
            <>
              {' '}
              <s>
                <span className="hidden">原價 </span>
                {formatTwd(price_regular)}
              </s>
            </>
          )}
        </p>
        {line.temperature && <p className="soft">{TEMPERATURE_NAMES[line.temperature]}</p>}
        {shipping && <p className="soft">{shipping}</p>}
      </div>
      <button
        type="button"
        className="quiet"
        aria-label={`移除${name}`}
        onClick={() => cart.remove(prd_id)}
      >
        移除
      </button>
      <div className="below">
        {line.must_choose ? (
          <span>{qty} 件</span>
        ) : (
          <Stepper
            label={name}
            value={qty}
            tot_qty={tot_qty}
            onChange={(value) => cart.setQuantity(prd_id, value)}
          />
        )}
        <Total amount={prd_price * qty} off={off} />
      </div>
      {line.must_choose && <p className="note">這項商品現在有多種規格，前往結帳後請選擇。</p>}
      {own.length > 0 && (
        <p className="note" role="status">
          {own.map(changeSentence).join('')}
        </p>
      )}
    </li>
  );
}

/** What a line costs; where rules take something off it, with what it cost before, struck through. */
const Total = ({ amount, off }: { amount: number; off: number }) => (
  <strong className="num" part="price">
    {off > 0 && <span className="hidden">優惠價 </span>}
    {formatTwd(amount - off)}
    {off > 0 && (
      <>
        {' '}
        <s>
          <span className="hidden">原價 </span>
          {formatTwd(amount)}
        </s>
      </>
    )}
  </strong>
);

/** What rules of price give with the cart. */
function Gifts({ cart, state, shop }: CartLinesProps) {
  const { applied_rules = [] } = cart.amounts;
  const { rule_goods = [] } = state;
  const gifts = applied_rules.flatMap(({ rule_id, name, gifts: own = [] }) =>
    own.flatMap(({ prd_id, qty }) => {
      const line = rule_goods.find((one) => one.prd_id === prd_id);
      return line ? [{ rule_id, name, qty, line }] : [];
    }),
  );
  if (gifts.length === 0) return null;
  return (
    <ul aria-label="贈品">
      {gifts.map(({ rule_id, name, qty, line }) => (
        <li key={rule_id} className="line" part="line">
          <Thumb picture={line.prd_man_pic} shop={shop} />
          <div className="facts">
            <p className="good">贈品</p>
            <p>{lineName(line)}</p>
            <p className="soft">{name}</p>
          </div>
          <span className="num">× {qty}</span>
        </li>
      ))}
    </ul>
  );
}

function RemovedLine({ cart, line }: Pick<LineProps, 'cart' | 'line'>) {
  const { prd_id } = line;
  const name = lineName(line);
  const button = useRef<HTMLButtonElement>(null);
  // Takes the focus, since the pressed button is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="gone">
      <span className="soft">已移除「{name}」</span>
      <button
        ref={button}
        type="button"
        className="quiet"
        aria-label={`復原${name}`}
        onClick={() => cart.undoRemove(prd_id)}
      >
        復原
      </button>
    </li>
  );
}

interface CartLinesProps {
  cart: PageCart;
  state: CartState;
  shop: string;
}

/** The lines of the cart, those removed on this page, the reasons why the shop removed others, and gifts. */
export function CartLines({ cart, state, shop }: CartLinesProps) {
  const { lines, removed, changes } = state;
  const off = offByLine(cart.amounts.applied_rules ?? []);
  const here = new Set(lines.map(({ prd_id }) => prd_id));
  const gone = changes.filter(({ prd_id, to }) => to === 0 && !here.has(prd_id));
  const rows = cartRows(lines, removed);
  return (
    <>
      {gone.length > 0 && (
        <p className="note" role="status">
          {gone.map((change) => goneSentence(change)).join('')}
        </p>
      )}
      {rows.length > 0 && (
        <ul>
          {rows.map((row) =>
            row.removed ? (
              <RemovedLine key={`removed ${row.line.prd_id}`} cart={cart} line={row.line} />
            ) : (
              <Line
                key={row.line.prd_id}
                cart={cart}
                line={row.line}
                changes={changes}
                rules={state.shipping_rules}
                off={off.get(row.line.prd_id) ?? 0}
                shop={shop}
              />
            ),
          )}
        </ul>
      )}
      <Gifts cart={cart} state={state} shop={shop} />
    </>
  );
}
