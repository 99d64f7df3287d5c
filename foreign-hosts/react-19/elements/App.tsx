import { useRef, useState } from 'react';
import type { PinpuCart } from '../../../mf-cart/src/embed/types/embed.d.ts';

const PRODUCTS = ['P1001', 'P1002'] as const;

/** React 19 sets properties that the element has, and listens to events by `on…`. */
export function App() {
  const [at, setAt] = useState<0 | 1>(0);
  const [theme, setTheme] = useState('light');
  const [isOpen, setOpen] = useState(true);
  const [isOwn, setOwn] = useState(false);
  const [added, setAdded] = useState('');
  const [count, setCount] = useState(0);
  const cart = useRef<PinpuCart>(null);
  return (
    <main>
      <h1>茶</h1>
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
      <button type="button" onClick={() => cart.current?.clear()}>
        清空
      </button>
      <output>
        {added} {count} 件
      </output>
      <pinpu-product
        product={PRODUCTS[at]}
        theme={theme}
        onpinpu:add={(event) => {
          if (isOwn) event.preventDefault();
          setAdded(event.detail.prd_id);
        }}
      >
        我要買
      </pinpu-product>
      {isOpen && (
        <pinpu-cart
          ref={cart}
          checkoutTarget="_blank"
          onpinpu:change={(event) => setCount(event.detail.count)}
        />
      )}
    </main>
  );
}
