/**
 * @jest-environment-options {"url": "https://shop.test/el/"}
 */
import { fakeApi } from '@pinpu/shared/testing';
import { admin } from './admin-client.ts';

it('sends the XSRF value of the __Host- cookie, not one that a sibling domain can set (L24) [A8]', async () => {
  const cookies = ['XSRF-TOKEN=planted', '__Host-XSRF-TOKEN=ours; Secure; Path=/'];
  // biome-ignore lint/suspicious/noDocumentCookie: the cookies a server would have set.
  for (const cookie of cookies) document.cookie = cookie;
  const arrived = fakeApi({ 'GET /api/BizUser': () => ({ Success: true, Data: [] }) });
  await admin.get('BizUser');
  expect(arrived[0]?.headers.get('X-XSRF-TOKEN')).toBe('ours');
});
