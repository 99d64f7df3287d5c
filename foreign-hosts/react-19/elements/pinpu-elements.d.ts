// Another team's site imports './cart.d.ts', which the shop serves at /embed/cart.d.ts.
import type { PinpuJsxElements } from '../../../mf-cart/src/embed/types/embed.d.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends PinpuJsxElements {}
  }
}
