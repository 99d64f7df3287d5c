import { answerKinds } from './answer-kinds.ts';

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
