import { plainJson } from './plain-json.ts';

const VALUES: readonly unknown[] = [
  [],
  {},
  null,
  true,
  [undefined, Number.NaN, -0.5, 1e21],
  { s: 'a"b\\c\u0007', lines: [{ qty: 2, ship_days: undefined }], '名 "1"': '價格 𠮷' },
  `lone ${String.fromCharCode(0xd842)}`,
];

describe('JSON that the embedded cart writes', () => {
  it('reads back as that of JSON.stringify', () => {
    for (const value of VALUES)
      expect(JSON.parse(plainJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it('has arrays and texts as they are where a library has given them a toJSON [41 R8]', () => {
    const [cart, text] = [{ lines: [{ prd_id: 'P0303' }] }, '{"lines":[{"prd_id":"P0303"}]}'];
    for (const { prototype } of [Array, String]) {
      Object.assign(prototype, { toJSON: () => 'changed' });
      try {
        expect(plainJson(cart)).toBe(text);
      } finally {
        Reflect.deleteProperty(prototype, 'toJSON');
      }
    }
  });
});
