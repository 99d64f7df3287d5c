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
