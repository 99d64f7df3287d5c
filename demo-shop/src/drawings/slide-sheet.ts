import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawSlide, SLIDE_THEMES } from './slides/draw-slide.ts';

/** Renders every slide in both shapes: `node slide-sheet.ts FILE.png`. */
async function main([file = 'slide-sheet.png']: string[]): Promise<void> {
  const cells = [];
  for (const [i, theme] of SLIDE_THEMES.entries()) {
    const draw = (shape: 'mobile' | 'desktop', width: number) =>
      sharp(Buffer.from(drawSlide(theme, shape)))
        .resize({ width })
        .png()
        .toBuffer();
    cells.push(
      { input: await draw('desktop', 1120), left: 0, top: i * 490 },
      { input: await draw('mobile', 384), left: 1130, top: i * 490 },
    );
  }
  const sheet = sharp({
    create: { width: 1520, height: SLIDE_THEMES.length * 490, channels: 3, background: '#ffffff' },
  });
  await writeFile(file, await sheet.composite(cells).png().toBuffer());
}

await main(process.argv.slice(2));
