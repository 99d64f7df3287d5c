import { loadEmbedScript } from './load-embed.ts';

/** Style of elements whose script has not loaded yet. `:where` has no specificity, so the page's own styles win. */
const placeholder =
  ':where(pinpu-cart,pinpu-buy-button,pinpu-product):where(:not(:defined)){display:block;box-sizing:border-box;min-height:180px;border:1px solid light-dark(#E4DACB,#3D362F);background:linear-gradient(light-dark(#F1EADD,#312C26),light-dark(#F1EADD,#312C26)) no-repeat 16px 60px/calc(100% - 32px) 72px}';

/** Style for the shadow root of an element whose script failed to load. */
const failure =
  ':host{display:block!important;background:none!important;padding:16px!important}slot{display:block}div{all:initial;color-scheme:inherit;display:block;color:light-dark(#241F1A,#F3ECE0);font:15px/1.6 sans-serif}p{min-height:1.6em;margin:0 0 8px}button{font:inherit;color:inherit;background:none;border:1px solid;border-radius:2px;min-height:44px;padding:0 16px}';

const message = '目前無法連線到商店，請稍後再試。';

/** How long the module takes on a line of 50 kbit/s, in ms. */
const LIMIT_MS = 20_000;

/**
 * The evergreen script of an embed: adds the placeholder style, then loads the live version. With a static import, the
 * module would run before the placeholder.
 */
export const embedLoader = (address: string): string =>
  loadEmbedScript({
    ...{ address, placeholder, failure, message },
    ...{ again: '再試一次', limit: LIMIT_MS },
  });
