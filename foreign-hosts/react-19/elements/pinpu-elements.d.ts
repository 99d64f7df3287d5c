// On another team's site: './cart.d.ts', as the shop serves it at /embed/cart.d.ts.
import type { PinpuJsxElements } from '../../../mf-cart/embed/embed.d.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PinpuJsxElements {}
  }
}
