import { isVisit } from './source.ts';

const by = (agent: string, headers = {}) => ({
  method: 'GET',
  headers: { 'user-agent': agent, ...headers },
});
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

it.each([
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'facebookexternalhit/1.1;line-poker/1.0',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.24.1 A',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; NewBot/0.1)',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0',
  'curl/8.5.0',
  'Wget/1.21',
  'python-requests/2.32',
  'Go-http-client/2.0',
  'node',
])('does not count the machine %s as a visit [G3]', (agent) => {
  expect(isVisit(by(agent))).toBe(false);
});

it.each([
  PHONE,
  `${PHONE} Safari Line/14.19.0`,
  `${PHONE} [FBAN/FBIOS;FBAV/480.0]`,
  'CUBOT X30',
  '',
])('counts a person with %s as a visit [G3]', (agent) => {
  expect(isVisit(by(agent))).toBe(true);
});

it('does not count prefetches [G3]', () => {
  expect(isVisit(by(PHONE, { 'sec-purpose': 'prefetch;prerender' }))).toBe(false);
  for (const name of ['purpose', 'x-purpose', 'x-moz'])
    expect(isVisit(by(PHONE, { [name]: 'prefetch' }))).toBe(false);
  expect(isVisit({ ...by(PHONE), method: 'HEAD' })).toBe(false);
});
