import type { ClickSource } from '@pinpu/shared/contracts';
import type { FastifyRequest } from 'fastify';

/** In-app browsers, which often send no referrer. */
const APPS: readonly (readonly [ClickSource, RegExp])[] = [
  ['line', /\bLine\//],
  ['instagram', /Instagram/],
  ['threads', /Barcelona/],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b|MessengerForiOS/],
  ['x', /Twitter/],
];

const HOSTS: readonly (readonly [ClickSource, RegExp])[] = [
  ['line', /(?:^|\.)(?:line\.me|lin\.ee|line-scdn\.net|jp\.naver\.line\.android)$/],
  ['instagram', /(?:^|\.)(?:instagram\.com|com\.instagram\.android)$/],
  ['threads', /(?:^|\.)threads\.(?:net|com)$/],
  [
    'facebook',
    /(?:^|\.)(?:facebook\.com|fb\.(?:com|me)|m\.me|messenger\.com|com\.facebook\.katana)$/,
  ],
  ['x', /(?:^|\.)(?:t\.co|twitter\.com|x\.com)$/],
  ['youtube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
  ['mail', /^(?:e?mail|mail2|webmail|outlook)\.|(?:^|\.)com\.google\.android\.gm$/],
  ['search', /(?:^|\.)(?:google|bing|yahoo|duckduckgo|baidu|ecosia)\.[a-z.]+$/],
];

const hostOf = (referrer: string) => (URL.canParse(referrer) ? new URL(referrer).hostname : '');

/** The class of source that a visit comes from; never an address. `via` is a parameter of the link. */
export function clickSource(headers: FastifyRequest['headers'], via: unknown): ClickSource {
  if (via === 'qr') return 'qr';
  const app = APPS.find(([, pattern]) => pattern.test(headers['user-agent'] ?? ''));
  if (app) return app[0];
  const host = hostOf(headers.referer ?? '');
  if (host === '') return 'direct';
  return HOSTS.find(([, pattern]) => pattern.test(host))?.[0] ?? 'other';
}

type Visit = Pick<FastifyRequest, 'method' | 'headers'>;

/** User agents of previews, crawlers and scripts. `Line/` alone is LINE's browser for people. CUBOT is a phone. */
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
