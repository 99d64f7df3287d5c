import type { FastifyRequest } from 'fastify';

/**
 * User agents of link previews and crawlers. LINE's previews identify as line-poker; `Line/` alone is its in-app browser,
 * used by a person.
 */
const READERS =
  /facebookexternalhit|facebookcatalog|meta-externalagent|line-poker|twitterbot|slackbot|slack-imgproxy|telegrambot|whatsapp|discordbot|linkedinbot|skypeuripreview|pinterestbot|redditbot|embedly|google-pagerenderer|googlebot|bingbot|bingpreview|applebot|yandexbot|baiduspider|duckduckbot|petalbot|bytespider|gptbot|claudebot/i;

/** Whether a person follows the link, rather than a preview or a prefetch. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '');
  return (
    method === 'GET' &&
    !/prefetch|preview/.test(purpose) &&
    !READERS.test(headers['user-agent'] ?? '')
  );
}
