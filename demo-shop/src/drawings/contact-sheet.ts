import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawPicture, type View } from './draw-picture.ts';
import { SAMPLES } from './samples.ts';

/** Renders every kind in its three views: `node contact-sheet.ts FILE.png [cell px] [kind …]`. */
async function main([file = 'contact-sheet.png', cell = '160', ...kinds]: string[]): Promise<void> {
  const size = Number(cell);
  const chosen = SAMPLES.filter(({ spec }) => kinds.length === 0 || kinds.includes(spec.kind));
  const views: View[] = [1, 2, 3];
  const perRow = kinds.length > 0 ? 1 : 4;
  const cells = [];
  for (const [i, { spec, ground }] of chosen.entries())
    for (const view of views) {
      const input = await sharp(Buffer.from(drawPicture(spec, view, ground)), {
        density: (72 * size) / 640,
      })
        .resize(size - 4, size - 4)
        .png()
        .toBuffer();
      cells.push({
        input,
        left: ((i % perRow) * 3 + view - 1) * size,
        top: Math.floor(i / perRow) * size,
      });
    }
  const height = Math.ceil(chosen.length / perRow) * size;
  const sheet = sharp({
    create: { width: size * 3 * perRow, height, channels: 3, background: '#ffffff' },
  });
  await writeFile(file, await sheet.composite(cells).png().toBuffer());
}

await main(process.argv.slice(2));
