import sharp, { type Region } from 'sharp';
import { drawSlide, SLIDE_THEMES } from './draw-slide.ts';

const spread = async (svg: string, region: Region) => {
  const drawn = await sharp(Buffer.from(svg)).extract(region).png().toBuffer();
  const { channels } = await sharp(drawn).stats();
  return Math.max(...channels.map((c) => c.stdev));
};

it.each(SLIDE_THEMES)('draws %s the same every time, in both shapes', (theme) => {
  for (const shape of ['mobile', 'desktop'] as const) {
    expect(drawSlide(theme, shape)).toBe(drawSlide(theme, shape));
    expect(drawSlide(theme, shape)).not.toMatch(/NaN|undefined/);
  }
});

it.each(SLIDE_THEMES)(
  'leaves the lower left of %s plain for a caption on a phone',
  async (theme) => {
    const svg = drawSlide(theme, 'mobile');
    const caption = await spread(svg, { left: 0, top: 1080, width: 620, height: 270 });
    const scene = await spread(svg, { left: 200, top: 400, width: 620, height: 500 });
    expect(caption).toBeLessThan(scene / 3);
  },
);
