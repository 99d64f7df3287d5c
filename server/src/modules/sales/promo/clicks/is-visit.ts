import type { FastifyRequest } from 'fastify';

type Visit = Pick<FastifyRequest, 'method' | 'headers'>;

/**
 * User agents of link previews, crawlers and scripts. LINE's previews identify as line-poker; `Line/` alone is its
 * in-app browser, which people use. CUBOT is a brand of phones.
 */
const MACHINES =
  /(?<!cu)bot\b|crawl|spider|facebookexternalhit|facebookcatalog|meta-external|line-poker|slack-imgproxy|whatsapp|skypeuripreview|embedly|bingpreview|preview|pagerenderer|headless|phantomjs|puppeteer|playwright|lighthouse|pingdom|uptime|monitor|^curl|^wget|^python|^java\/|^ruby|^php|^perl|^go-http|^node|^axios|^undici|^okhttp|libwww|httpclient|scrapy|postman|insomnia/i;

const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether a person follows the link, and not a preview, a prefetch or a script. */
export function isVisit({ method, headers }: Visit): boolean {
  const purpose = PURPOSES.map((name) => headers[name] ?? '').join();
  return (
    method === 'GET' &&
    !/prefetch|preview|prerender/i.test(purpose) &&
    !MACHINES.test(headers['user-agent'] ?? '')
  );
}
