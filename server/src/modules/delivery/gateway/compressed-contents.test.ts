import type { BrotliTemplate } from '../../../platform/http/brotli-template/brotli-template.ts';
import { compressedContents } from './compressed-contents.ts';

/** A fake compressor that records its calls, takes one second each, and returns what `made` returns. */
function compressor(compressAt: (quality: number) => BrotliTemplate | undefined = () => undefined) {
  const qualities: number[] = [];
  let seconds = 0;
  const contentOf = compressedContents(
    async (_text, _values, quality) => {
      qualities.push(quality);
      seconds += 1;
      return compressAt(quality);
    },
    () => seconds,
  );
  const pass = (more: number) => {
    seconds += more;
  };
  return { qualities, pass, contentOf };
}

const templateOf = (quality: number) => ({ bytes: Buffer.alloc(quality), gaps: [], lengths: [1] });

it('compresses texts that differ only in values once: fast at first, well when they are requested again', async () => {
  const { contentOf, qualities } = compressor(templateOf);
  const first = await contentOf('price 5 now 1', ['1']);
  expect(first?.template.bytes.length).toBe(5);
  expect(await contentOf('price 5 now 2', ['2'])).toBe(first);
  await contentOf('price 5 now 3', ['3']);
  expect(first?.template.bytes.length).toBe(11);
  expect(await contentOf('price 6 now 4', ['4'])).not.toBe(first);
  expect(await contentOf('price 5 now 55', ['55'])).not.toBe(first);
  expect(qualities).toEqual([5, 11, 5, 5]);
});

it('compresses one text well at a time, then pauses for thirty times as long', async () => {
  const { contentOf, qualities, pass } = compressor(templateOf);
  const twice = async (text: string) => {
    await contentOf(text, ['1']);
    await contentOf(text, ['1']);
  };
  await twice('a 1');
  await twice('b 1');
  expect(qualities).toEqual([5, 11, 5]);
  pass(28);
  await contentOf('b 1', ['1']);
  expect(qualities).toEqual([5, 11, 5]);
  pass(1);
  await contentOf('b 1', ['1']);
  expect(qualities).toEqual([5, 11, 5, 11]);
});

it('retries contents that could not be compressed', async () => {
  const { contentOf, qualities } = compressor();
  expect(await contentOf('a 1', ['1'])).toBeUndefined();
  expect(await contentOf('a 1', ['1'])).toBeUndefined();
  expect(qualities).toEqual([5, 5]);
});

it('caches sixteen megabytes, the texts used last', async () => {
  const { contentOf, qualities } = compressor(() => ({
    ...templateOf(0),
    bytes: Buffer.alloc(6 * 1024 * 1024),
  }));
  const a = await contentOf('a 1', ['1']);
  await contentOf('b 1', ['1']);
  expect(await contentOf('a 1', ['1'])).toBe(a);
  await contentOf('c 1', ['1']);
  expect(await contentOf('a 1', ['1'])).toBe(a);
  qualities.length = 0;
  await contentOf('b 1', ['1']);
  expect(qualities[0]).toBe(5);
});
