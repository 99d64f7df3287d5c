import { watchFailedScripts } from './failed-scripts.ts';
import { retryOnce } from './retry-once.ts';

const failedScript = (integrity: string) => {
  const script = document.createElement('script');
  script.src = `https://cart.example/${integrity || 'unchecked'}.js`;
  script.integrity = integrity;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
};

it('fetches a failed checked script again before the retry, past the browser’s cache [finding M18]', async () => {
  const done: string[] = [];
  globalThis.fetch = jest.fn(async (url) => {
    done.push(String(url));
    throw new TypeError('Failed to fetch');
  });
  watchFailedScripts();
  const work = async (again: boolean) => {
    done.push(again ? 'retry' : 'first');
    if (again) return 'page';
    failedScript('');
    failedScript('sha384-x');
    throw new Error('no script');
  };
  await expect(retryOnce(work)).resolves.toBe('page');
  expect(done).toEqual(['first', 'https://cart.example/sha384-x.js', 'retry']);
  expect(jest.mocked(fetch).mock.calls[0]?.[1]).toEqual({
    cache: 'reload',
    integrity: 'sha384-x',
  });
  await retryOnce(async (again) => again || Promise.reject(new Error('for another reason')));
  expect(fetch).toHaveBeenCalledTimes(1);
});
