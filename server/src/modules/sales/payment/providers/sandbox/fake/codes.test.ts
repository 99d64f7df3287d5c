import { issueBarcode } from './decide.ts';

it('dates the first barcode in Taipei, as its deadline is shown [defect 19]', () => {
  const { meta, expires_at } = issueBarcode(480, new Date('2026-11-20T17:00:00Z'));
  expect(expires_at).toEqual(new Date('2026-11-27T17:00:00Z'));
  expect(meta.Barcode1).toBe('261128PP9');
  expect(meta.Barcode3).toBe('112800000000480');
});
