import { useRef, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { PinpuCart, PinpuProductElement } from '../../../mf-cart/src/embed/types/embed.d.ts';
import { useEvent } from './use-event.ts';

const PRODUCTS = ['P1001', 'P1002'] as const;

/** Styles every element by its tag, with another version of styled-components than the shop's. */
const Everything = createGlobalStyle`
  button { letter-spacing: 9px; }
  h2 { color: lime; }
`;
const Title = styled.h1`
  color: rgb(1, 2, 3);
`;
const Side = styled.aside`
  display: grid;
  gap: 8px;
`;

function Cart({ onCount }: { onCount: (count: number) => void }) {
  const cart = useRef<PinpuCart>(null);
  useEvent(cart, 'pinpu:change', ({ detail }) => onCount(detail.count));
  return (
    <>
      <button type="button" onClick={() => cart.current?.clear()}>
        清空
      </button>
      <pinpu-cart ref={cart} checkout-target="_blank" />
    </>
  );
}

/** React 18 only sets attributes of custom elements. */
export function App() {
  const [at, setAt] = useState<0 | 1>(0);
  const [theme, setTheme] = useState('light');
  const [isOpen, setOpen] = useState(true);
  const [isOwn, setOwn] = useState(false);
  const [added, setAdded] = useState('');
  const [count, setCount] = useState(0);
  const product = useRef<PinpuProductElement>(null);
  useEvent(product, 'pinpu:add', (event) => {
    if (isOwn) event.preventDefault();
    setAdded(event.detail.prd_id);
  });
  return (
    <main>
      <Everything />
      <Title>茶</Title>
      <label>
        <input type="checkbox" checked={isOwn} onChange={() => setOwn(!isOwn)} /> 自行處理
      </label>
      <button type="button" onClick={() => setAt(at === 0 ? 1 : 0)}>
        換一個商品
      </button>
      <button type="button" onClick={() => setTheme('dark')}>
        深色
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        開關購物車
      </button>
      <output>
        {added} {count} 件
      </output>
      <pinpu-product ref={product} product={PRODUCTS[at]} theme={theme}>
        我要買
      </pinpu-product>
      <Side>{isOpen && <Cart onCount={setCount} />}</Side>
    </main>
  );
}
