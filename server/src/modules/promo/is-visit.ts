import type { FastifyRequest } from 'fastify';

/**
 * Who makes previews of links or reads the web, by the names they give. LINE's previews call themselves line-poker;
 * `Line/` alone is its browser, which is a person's.
 */
const READERS =
  /facebookexternalhit|facebookcatalog|meta-externalagent|line-poker|twitterbot|slackbot|slack-imgproxy|telegrambot|whatsapp|discordbot|linkedinbot|skypeuripreview|pinterestbot|redditbot|embedly|google-pagerenderer|googlebot|bingbot|bingpreview|applebot|yandexbot|baiduspider|duckduckbot|petalbot|bytespider|gptbot|claudebot/i;

/** Whether a person follows the link: not a preview of it, and nothing read ahead. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '');
  return (
    method === 'GET' &&
    !/prefetch|preview/.test(purpose) &&
    !READERS.test(headers['user-agent'] ?? '')
  );
}
