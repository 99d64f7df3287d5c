import { requestEarly } from './early-calls.ts';

const fetched = jest.fn((_address: string) => Promise.reject(new Error('offline')));

function requestedBy(stored: Record<string, string>, early: string[], known = '') {
  fetched.mockClear();
  localStorage.clear();
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const own = globalThis.fetch;
  globalThis.fetch = fetched as unknown as typeof fetch;
  requestEarly(['config/public'], early, known);
  globalThis.fetch = own;
  return fetched.mock.calls.map(([address]) => address);
}

it('requests the configuration and the page’s calls with the stored session', () => {
  expect(requestedBy({ uuid: '"a b"' }, ['product/P1', 'list?page=1'])).toEqual([
    '/api/config/public?s=a%20b',
    '/api/product/P1?s=a%20b',
    '/api/list?page=1&s=a%20b',
  ]);
});

it('requests only the configuration for a member, who is sent other data', () => {
  expect(requestedBy({ ut: '"token"' }, ['product/P1'])).toEqual(['/api/config/public?s=']);
  expect(requestedBy({ ut: '""' }, ['product/P1'])).toHaveLength(2);
});

it('names the configuration that the page was rendered with, and ignores a damaged session', () => {
  expect(requestedBy({ uuid: '{' }, [], '&known=1')).toEqual(['/api/config/public?s=&known=1']);
});

it('gives a call without a response no response', async () => {
  requestedBy({}, []);
  await expect(window.pinpuEarly?.['config/public']).resolves.toBeUndefined();
});
