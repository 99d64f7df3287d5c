import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Browser features that no page of the shop uses; the clipboard and the share sheet stay allowed. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Passkeys: allowed for the shop's own pages, but not in frames of other sites. */
const OWN_FEATURES = ['publickey-credentials-create', 'publickey-credentials-get'];

/** Headers of every response that does not set its own. Pages set their own policy; data needs no browser features. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Headers that browsers only evaluate for documents. Scripts and pictures leave them out, since a first screen loads a
 * dozen.
 */
const DOCUMENT_HEADERS = {
  // The payment page and the store map replace the page; none is a popup that needs its opener.
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': [
    ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
    ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ].join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Types that are never shown as a document: scripts and bitmap pictures. An SVG is a document. */
const NO_DOCUMENT = /^(?:(?:text|application)\/javascript|image\/(?:avif|webp|jpeg|png))\b/;

/** Without `includeSubDomains` and `preload`, since other hosts of the domain are its owner's decision. */
const HSTS = { 'strict-transport-security': `max-age=${365 * 24 * 3600}` };

export function registerSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void {
  const every = { ...HEADERS, ...(publicUrl.startsWith('https:') && HSTS) };
  const ofOthers = Object.entries(every);
  const ofDocuments = Object.entries({ ...every, ...DOCUMENT_HEADERS });
  app.addHook('onSend', async (request, reply) => {
    const isOther = NO_DOCUMENT.test(String(reply.getHeader('content-type')));
    for (const [name, value] of isOther ? ofOthers : ofDocuments) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (!request.url.startsWith('/api/')) return;
    // Search engines that run the pages' scripts read this, but must not index it.
    reply.header('x-robots-tag', 'noindex');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
