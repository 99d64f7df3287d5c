import { pageBuild, renderedShop } from '../../../testing/deployments/rendered-shop.ts';

/** A page that prints everything it was given, and the shop's responses to its calls. */
const TELLTALE = pageBuild(`(async () => {
  const calls = ['/api/product/P0001?s=other', '/api/favourites?s=other', '/api/config/public', '/api/vip/sessions'];
  const answers = [];
  for (const url of calls) {
    const answer = await host.fetch(new Request('http://shop' + url, { headers: { authorization: 'Bearer no', cookie: 'no=1' } }));
    answers.push(answer.status + ' ' + [...answer.headers.keys()] + ' ' + (await answer.text()).length);
  }
  return JSON.stringify({ job, answers }).replace(/</g, '');
})()`);

it('the renderer gets nothing of a visitor to a page that is rendered: no cookie, token or session', async () => {
  const { page } = await renderedShop({ 'mf-tell': TELLTALE });
  const secrets = ['cookie-of-hers', 'token-of-hers', 'session-of-hers', '203.0.113.9'];
  const { body } = await page('/mf-tell?s=session-of-hers&q=tea', {
    cookie: 'pinpu_bucket=7; vip=cookie-of-hers',
    authorization: 'Bearer token-of-hers',
    'x-forwarded-for': '203.0.113.9',
  });
  const [, text = ''] = /<header>frame<\/header>(.*?)<\/div>/s.exec(body) ?? [];
  for (const secret of secrets) expect(text).not.toContain(secret);
  const { job, answers } = JSON.parse(text);
  expect(Object.keys(job).sort()).toEqual([
    ...['composition', 'config', 'data_limit_ms', 'now', 'seed', 'url'],
  ]);
  // Only pages that shuffle their products get a seed.
  expect(job.seed).toBe('');
  expect(job.url).toBe('/mf-tell?q=tea');
  expect(job.config.s).toBe('');
  expect(Object.keys(job.composition).sort()).toEqual(['id', 'refused', 'remotes', 'shell']);
  expect(answers.map((one: string) => one.split(' ', 2).join(' '))).toEqual([
    '200 content-type',
    '403 content-type',
    '403 content-type',
    '403 content-type',
  ]);
});

it('the server answers twelve calls of a page at most, and only those that read', async () => {
  const { rootOf } = await renderedShop({
    'mf-many': pageBuild(`(async () => {
      const ask = async (method) => (await host.fetch(new Request('http://shop/api/product/P0001', { method }))).status;
      const statuses = [];
      for (let call = 0; call < 13; call += 1) statuses.push(await ask('GET'));
      return statuses.join(' ') + ' ' + (await ask('POST').catch((error) => error.message));
    })()`),
  });
  expect(await rootOf('/mf-many')).toBe(
    `<header>frame</header>${'200 '.repeat(12)}429 a page may only read while it is rendered`,
  );
});
