// What the pages are made of may be read: a search engine that runs scripts would else see a shop without goods.
const READABLE = ['/api/config/public', '/api/product', '/api/facets', '/static/lang/'];
// Not short links: a preview of one is made by following it, and some who make previews heed this file.
const HIDDEN = ['/api/', '/cart', '/c$', '/c/', '/vip', '/el'];

/** `/robots.txt`: everything but what belongs to one person; the longest matching line decides. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...READABLE.map((path) => `Allow: ${path}`),
    ...HIDDEN.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
