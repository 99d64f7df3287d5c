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
