import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { drawPicture, type View } from './draw-picture.ts';
import { SAMPLES } from './samples.ts';

const VIEWS: View[] = [1, 2, 3];
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** All views; in the short form one, so that each view is tested with a third of the kinds (ADR 0192). */
function viewsOf(index: number): readonly View[] {
  const first = index % VIEWS.length;
  return process.env.TEST_FORM === 'short' ? VIEWS.slice(first, first + 1) : VIEWS;
}

const KINDS = SAMPLES.map((sample, index) => ({ ...sample, views: viewsOf(index) }));

describe.each(KINDS)('$spec.kind', ({ spec, ground, views }) => {
  it.each(views)('draws view %i the same every time, as an SVG that renders', async (view) => {
    const first = drawPicture(spec, view, ground);
    expect(digest(drawPicture(spec, view, ground))).toBe(digest(first));
    expect(first).not.toMatch(/NaN|undefined|Infinity/);
    const { channels } = await sharp(Buffer.from(first), { density: 18 }).stats();
    // A blank picture would have a spread of 0.
    expect(Math.max(...channels.map((c) => c.stdev))).toBeGreaterThan(8);
  });
});

it.each(SAMPLES.filter(({ spec }) => spec.label))(
  'sets the label of $spec.kind in outlines',
  ({ spec, ground }) => {
    const glyphs = (label: string) =>
      drawPicture({ ...spec, label }, 1, ground).match(/class="g"/g)?.length ?? 0;
    expect(glyphs(spec.label) - glyphs('')).toBeGreaterThanOrEqual(1);
    expect(drawPicture(spec, 1, ground)).not.toContain('<text');
  },
);

it('draws something else for another colour', () => {
  const [sample] = SAMPLES;
  if (!sample) throw new Error('no samples');
  expect(drawPicture({ ...sample.spec, colour: '#123456' }, 1, sample.ground)).not.toBe(
    drawPicture(sample.spec, 1, sample.ground),
  );
});

it('has a sample of every kind', () => {
  expect(new Set(SAMPLES.map(({ spec }) => spec.kind)).size).toBe(45);
});
