import { PassThrough } from 'node:stream';
import { progressLine } from './progress-line.ts';

/** The progress of an import as it is printed. */
function printed(isTTY: boolean) {
  const out = new PassThrough();
  const progress = progressLine(Object.assign(out, { isTTY }) as never);
  let now = 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  return {
    ...progress,
    passMs: (ms: number) => {
      now += ms;
    },
    text: () => String(out.read() ?? ''),
  };
}

it('progress on a terminal is one line, rewritten at most five times a second, and gone before other output', () => {
  const { show, clear, passMs, text } = printed(true);
  show('檢查 1 列…', 1);
  show('檢查 2 列…', 2);
  passMs(200);
  show('檢查 3 列…', 3);
  expect(text()).toBe('\r\u001b[K檢查 1 列…\r\u001b[K檢查 3 列…');
  clear();
  clear();
  expect(text()).toBe('\r\u001b[K');
});

it('progress in a file is a line for every 10 000 rows', () => {
  const { show, clear, text } = printed(false);
  for (const rows of [0, 1, 9999, 10_000, 10_001, 20_000]) show(`寫入 ${rows} 列…`, rows);
  clear();
  expect(text()).toBe('寫入 10000 列…\n寫入 20000 列…\n');
});
