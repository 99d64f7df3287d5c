import { brandColours, isBrandColour } from '@pinpu/shared/domain';

const PINPU = '#B5361F';

/** From shared/theme/palette.ts; not pure white, which programs that invert turn black. */
const LIGHT = {
  paper: '#FAF6EE',
  tint: '#F1EADD',
  ink: '#241F1A',
  soft: '#5E544A',
  line: '#E4DACB',
  onSeal: '#FFF8EE',
};
const DARK: typeof LIGHT = {
  paper: '#1B1815',
  tint: '#312C26',
  ink: '#F3ECE0',
  soft: '#B9AD9E',
  line: '#3D362F',
  onSeal: '#FFF8EE',
};

/** The colours of a scheme; `seal` is for fills, `link` for text. */
export type MailColours = typeof LIGHT & { seal: string; link: string };

/** Both schemes with the shop's own colour, or with Pinpu's where the shop has none that is readable. */
export function mailColours(own: string): { light: MailColours; dark: MailColours } {
  const colour = isBrandColour(own) ? own : PINPU;
  const { light, dark } = brandColours(colour);
  return {
    light: { ...LIGHT, seal: light.seal, link: light.vermilion },
    dark: { ...DARK, seal: dark.seal, link: dark.vermilion },
  };
}

const SANS = 'font-family:Noto Sans TC,PingFang TC,Microsoft JhengHei,sans-serif';
const SERIF = 'font-family:Noto Serif TC,Songti TC,PingFang TC,Microsoft JhengHei,serif';
const MONO = 'font-family:Consolas,Menlo,monospace';

/** Inline styles, since many programs drop the style sheet, which only adds dark mode and phone layouts. */
export const styles = ({ paper, tint, ink, soft, line, seal, onSeal, link }: MailColours) => ({
  /** For `bgcolor`, which Outlook reads. */
  sealColour: seal,
  body: `margin:0;padding:0;background-color:${paper};color:${ink};${SANS};font-size:16px;line-height:1.7;-webkit-text-size-adjust:100%`,
  paper: `background-color:${paper}`,
  side: 'padding:0 32px',
  column: 'width:100%;max-width:600px;margin:0 auto',
  header: `padding:24px 0 16px;border-bottom:1px solid ${line}`,
  mark: `width:36px;height:36px;background-color:${seal};color:${onSeal};${SERIF};font-size:20px;font-weight:700;line-height:36px;text-align:center;border-radius:2px`,
  name: `padding-left:12px;color:${ink};${SERIF};font-size:20px;font-weight:700;line-height:1.3`,
  content: `padding:32px 0 16px;color:${ink};${SANS}`,
  headline: `margin:0 0 16px;color:${ink};${SERIF};font-size:25px;font-weight:700;line-height:1.3`,
  paragraph: `margin:0 0 24px;color:${ink};font-size:16px;line-height:1.7`,
  note: `margin:0 0 24px;color:${soft};font-size:13px;line-height:1.7`,
  table: `width:100%;margin:0 0 24px;border-collapse:collapse;border-top:1px solid ${line};font-size:15px;line-height:1.6`,
  factName: `padding:8px 16px 8px 0;color:${soft};font-weight:400;text-align:left;vertical-align:top`,
  shortName: 'white-space:nowrap',
  besideShortName: 'width:100%',
  factValue: `padding:8px 0;color:${ink};text-align:left;vertical-align:top;word-break:break-word`,
  lineName: `width:100%;padding:8px 16px 8px 0;color:${ink};font-weight:400;text-align:left;vertical-align:top;word-break:break-word`,
  lineAmount: `padding:8px 0;color:${ink};text-align:right;vertical-align:top;white-space:nowrap;font-variant-numeric:tabular-nums`,
  sumName: `padding:8px 16px 8px 0;color:${soft};font-weight:400;text-align:left;vertical-align:top`,
  total: `padding:8px 0;color:${ink};font-size:20px;font-weight:700;line-height:1.4;text-align:right;vertical-align:baseline;white-space:nowrap;font-variant-numeric:tabular-nums`,
  totalName: `padding:8px 16px 8px 0;color:${ink};font-weight:700;text-align:left;vertical-align:baseline`,
  firstSum: `border-top:1px solid ${line}`,
  picture: `display:block;width:100%;max-width:600px;height:auto;margin:0 0 24px;border-radius:2px;color:${soft};font-size:13px`,
  goodsCell: `padding:12px 0;border-bottom:1px solid ${line};vertical-align:top`,
  goodsPicture: 'display:block;width:96px;height:96px;border-radius:2px',
  goodsText: `width:100%;padding:12px 0 12px 16px;border-bottom:1px solid ${line};color:${ink};text-align:left;vertical-align:top;word-break:break-word;font-variant-numeric:tabular-nums`,
  goodsName: `color:${ink};${SERIF};font-size:17px;font-weight:700;text-decoration:none`,
  code: `width:100%;margin:0 0 24px;background-color:${tint};border-radius:2px`,
  codeCell: 'padding:12px 24px;text-align:center',
  codeName: `color:${soft};font-size:13px;line-height:1.7`,
  digits: `color:${ink};${MONO};font-weight:700;line-height:1.4;word-break:break-all`,
  button: `background-color:${seal};border-radius:2px;text-align:center;mso-padding-alt:14px 32px`,
  buttonLink: `display:inline-block;padding:14px 32px;color:${onSeal};${SANS};font-size:16px;font-weight:700;line-height:1.25;text-decoration:none`,
  link: `color:${link};word-break:break-all`,
  footer: `padding:16px 0 40px;border-top:1px solid ${line};color:${soft};font-size:13px;line-height:1.7`,
});

export type Styles = ReturnType<typeof styles>;

/** For programs that tell the scheme, and for Outlook on the web, which marks its changes. */
const dark = (rules: readonly (readonly [name: string, property: string, value: string])[]) => {
  const rule = (prefix: string, [name, property, value]: (typeof rules)[number]) =>
    `${prefix}.${name}{${property}:${value}!important}`;
  const media = rules.map((one) => rule('', one)).join('');
  const outlook = rules.map((one) =>
    rule(one[1] === 'background-color' ? '[data-ogsb] ' : '[data-ogsc] ', one),
  );
  return `@media(prefers-color-scheme:dark){${media}}${outlook.join('')}`;
};

export const styleSheet = ({ paper, tint, ink, soft, line, seal, link }: MailColours): string =>
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media(max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}}',
    dark([
      ['paper', 'background-color', paper],
      ['tint', 'background-color', tint],
      ['seal', 'background-color', seal],
      ['ink', 'color', ink],
      ['soft', 'color', soft],
      ['link', 'color', link],
      ['line', 'border-color', line],
    ]),
  ].join('\n');
