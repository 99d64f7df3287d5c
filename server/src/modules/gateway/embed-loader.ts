/** Elements that take their place before their script is there; whatever the page says of them counts more. */
const PLACEHOLDER =
  ':where(pinpu-cart,pinpu-buy-button,pinpu-product):where(:not(:defined)){display:block;box-sizing:border-box;min-height:180px;border:1px solid light-dark(#E4DACB,#3D362F);background:linear-gradient(light-dark(#F1EADD,#312C26),light-dark(#F1EADD,#312C26)) no-repeat 16px 60px/calc(100% - 32px) 72px}';

/**
 * The evergreen script of an embed: a placeholder for its elements, then the live version, which a static import would
 * run first. A constructed style sheet needs no permission of the page's policy.
 */
export const embedLoader = (address: string): string =>
  `try{const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(PLACEHOLDER)});document.adoptedStyleSheets.push(s)}catch{}\nimport(${JSON.stringify(address)});\n`;
