import { answerKinds, extentOf } from './proof.ts';

const drawn = () => 7;

it('takes rounds and seed from the environment, else each proof’s own and one that is drawn', () => {
  expect(extentOf({ ROUNDS: '4', SEED: '0' }, true, drawn)).toMatchObject({ seed: 0 });
  expect(extentOf({ ROUNDS: '4' }, true, drawn).rounds(20, 1)).toBe(4);
  expect(extentOf({}, true, drawn).rounds(20, 1)).toBe(1);
  expect(extentOf({}, false, drawn).rounds(20, 1)).toBe(20);
  expect(extentOf({}, false, drawn).seed).toBe(7);
});

it.each([
  [{ ROUNDS: '0' }, 'ROUNDS is "0", but must be a whole number from 1.'],
  [{ ROUNDS: 'many' }, 'ROUNDS is "many", but must be a whole number from 1.'],
  [{ SEED: '1.5' }, 'SEED is "1.5", but must be a whole number from 0.'],
])('rejects %p', (env, sentence) => {
  expect(() => extentOf(env, false, drawn)).toThrow(sentence);
});

const order = (ord_code: string, guid: string) => ({
  status: 200,
  text: JSON.stringify({ success: true, data: { ord_code, guid } }),
});

it('puts answers that differ only in numbers and ids on one line, the most frequent kind first', () => {
  const rejected = { status: 409, text: '{"success":false,"msg":"庫存不足。"}' };
  const answers = [
    order('PP2611210001', '0b1f6f0e-1111-4c3a-9a55-0a5b1c2d3e4f'),
    order('PP2611210002', '0b1f6f0e-2222-4c3a-9a55-0a5b1c2d3e4f'),
    ...Array.from({ length: 98 }, () => rejected),
  ];
  expect(answerKinds(answers)).toEqual([
    '98 × 409 {"success":false,"msg":"庫存不足。"}',
    '2 × 200 {"success":true,"data":{"ord_code":"#","guid":"#"}} (2 different)',
  ]);
});

it('truncates an HTML page', () => {
  const [line = ''] = answerKinds([
    { status: 502, text: `<h1>Bad gateway</h1>${'x'.repeat(900)}` },
  ]);
  expect(line).toMatch(/^1 × 502 <h#>Bad gateway<\/h#>x+$/);
  expect(line.length).toBeLessThan(200);
});
