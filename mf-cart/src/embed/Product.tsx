import type { EmbedProduct } from '@pinpu/shared/contracts';
import {
  coerceQuantity,
  dispatchText,
  formatTwd,
  lineName,
  maxQuantity,
} from '@pinpu/shared/domain';
import { useEffect, useRef, useState } from 'react';
import { Unavailable } from './Cart.tsx';
import { EmbedError, NO_PRODUCT, NOT_SOLD } from './embed-error.ts';
import { Options, useOptions } from './Options.tsx';
import { Stepper } from './Stepper.tsx';

interface ProductProps {
  product: string;
  look: 'button' | 'card';
  /** Whether the element's own content is the button's label, and not only shown until the script has loaded. */
  isLabel?: boolean;
  /** The promoter's code that the price is for; '' for none. */
  promoCode: string;
  fetchProduct: (id: string, promoCode: string) => Promise<EmbedProduct | undefined>;
  /** Returns false if the page has prevented adding. */
  onAdd: (product: EmbedProduct, qty: number) => boolean;
  onError: (error: EmbedError) => void;
}

type Loaded = EmbedProduct | EmbedError | undefined;

/** Failures that another attempt would not change. */
const FINAL: readonly string[] = [NOT_SOLD[0], NO_PRODUCT[0]];

function useProduct({ product, promoCode, fetchProduct, onError }: ProductProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isCurrent = true;
    // Another promoter's code only changes the price, so the product stays visible.
    setLoaded((now) => (now && 'prd_id' in now && now.prd_id === product ? now : undefined));
    const fail = (error: EmbedError) => {
      if (!isCurrent) return;
      setLoaded(error);
      onError(error);
    };
    if (product === '') fail(new EmbedError(...NO_PRODUCT));
    else
      fetchProduct(product, promoCode).then((found) => {
        if (!found) fail(new EmbedError(...NOT_SOLD));
        else if (isCurrent) setLoaded(found);
      }, fail);
    return () => {
      isCurrent = false;
    };
  }, [product, promoCode, attempt, fetchProduct, onError]);
  return { loaded, again: () => setAttempt((count) => count + 1) };
}

interface BuyProps extends Pick<ProductProps, 'isLabel' | 'onAdd'> {
  product: EmbedProduct;
  /** Called instead of adding where a variant is still to be chosen. */
  onMissing: (() => void) | undefined;
}

function Buy({ product, isLabel = true, onAdd, onMissing }: BuyProps) {
  const [qty, setQty] = useState(1);
  const [isAdded, setAdded] = useState(false);
  const { tot_qty } = product;
  if (maxQuantity(tot_qty) === 0) return <p className="note">已售完</p>;
  const add = () =>
    onMissing ? onMissing() : setAdded(onAdd(product, coerceQuantity(qty, tot_qty)));
  return (
    <div className="buy">
      <Stepper
        label={lineName(product)}
        value={coerceQuantity(qty, tot_qty)}
        tot_qty={tot_qty}
        onChange={(value) => {
          setQty(coerceQuantity(value, tot_qty));
          setAdded(false);
        }}
      />
      <button type="button" className="primary" part="button" onClick={add}>
        <slot name="label">{isLabel ? <slot>加入購物車</slot> : '加入購物車'}</slot>
      </button>
      <p className="soft" role="status">
        {isAdded && '已加入購物車。'}
      </p>
    </div>
  );
}

/**
 * The content of `<pinpu-product>` (a card) and of `<pinpu-buy-button>` (a row): picture, name, price, quantity,
 * button.
 */
export function Product(props: ProductProps) {
  const { loaded, again } = useProduct(props);
  if (loaded instanceof EmbedError && FINAL.includes(loaded.code))
    return <p className="frame soft">{loaded.message}</p>;
  if (loaded instanceof EmbedError) return <Unavailable message={loaded.message} again={again} />;
  if (loaded === undefined)
    return <div className="frame skeleton" role="status" aria-label="正在載入商品" />;
  return <Card key={loaded.prd_id} {...props} found={loaded} />;
}

type CardProps = Pick<ProductProps, 'look' | 'isLabel' | 'onAdd'> & { found: EmbedProduct };

function Card({ look, isLabel, onAdd, found }: CardProps) {
  const { offer, missing, check, selects } = useOptions(found);
  const card = useRef<HTMLDivElement>(null);
  const onMissing = () => {
    check();
    const at = selects.options.findIndex(({ name }) => missing.includes(name));
    card.current?.querySelectorAll('select')[at]?.focus();
  };
  const { prd_name, option_text, prd_price, prd_man_pic, url } = offer;
  const regular = offer.price_regular ?? offer.list_price;
  const isFrom = missing.length > 0 && found.variants?.some((one) => one.prd_price > prd_price);
  return (
    <article
      className={`frame ${look === 'card' ? 'card' : 'card side'}`}
      part="card"
      aria-label={prd_name}
    >
      {prd_man_pic === '' ? (
        <span className="thumb" />
      ) : (
        <img src={`${prd_man_pic}?w=640`} alt="" loading="lazy" part="picture" />
      )}
      <div className="card" ref={card}>
        <a className="name" href={url} part="name">
          {prd_name}
        </a>
        {found.option_text !== undefined && <p className="soft">選項：{option_text}</p>}
        <p className="price num" part="price">
          {formatTwd(prd_price)}
          {isFrom && ' 起'}
          {prd_price < regular && (
            <>
              {' '}
              <s>
                <span className="hidden">原價 </span>
                {formatTwd(regular)}
              </s>
            </>
          )}
        </p>
        <Options {...selects} />
        {offer.preorder && <p className="soft">預購，{dispatchText(offer.preorder)}</p>}
        <Buy
          product={offer}
          onMissing={missing.length > 0 ? onMissing : undefined}
          {...{ isLabel, onAdd }}
        />
      </div>
    </article>
  );
}
