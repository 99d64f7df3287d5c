import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
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

const PERMISSIONS = [
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
].join(', ');

/** Headers of every response that does not set its own. Pages set their own policy; data needs no browser features. */
const HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  // The payment page and the store map replace the page; none is a popup that needs its opener.
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Of browsers and plug-ins that no longer exist, or the default.
  dnsPrefetchControl: false,
  ieNoOpen: false,
  originAgentCluster: false,
  permittedCrossDomainPolicies: false,
  xssFilter: false,
} satisfies FastifyHelmetOptions;

/** Without `includeSubDomains` and `preload`, since other hosts of the domain are its owner's decision. */
const HSTS = { maxAge: 365 * 24 * 3600, includeSubDomains: false };

/** Only evaluated for documents; scripts and pictures leave them out: a first screen loads many. */
const OF_DOCUMENTS = ['cross-origin-opener-policy', 'referrer-policy', 'x-frame-options'];

/** Types that are never shown as a document: scripts and bitmap pictures. An SVG is a document. */
const NO_DOCUMENT = /^(?:(?:text|application)\/javascript|image\/(?:avif|webp|jpeg|png))\b/;

export async function registerSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  const isSecure = publicUrl.startsWith('https:');
  await app.register(helmet, { ...HEADERS, hsts: isSecure && HSTS });
  app.addHook('onSend', async (request, reply) => {
    if (NO_DOCUMENT.test(String(reply.getHeader('content-type'))))
      for (const name of OF_DOCUMENTS) reply.raw.removeHeader(name);
    else if (!reply.hasHeader('permissions-policy'))
      reply.header('permissions-policy', PERMISSIONS);
    if (!request.url.startsWith('/api/')) return;
    // Search engines that run the pages' scripts read this, but must not index it.
    reply.header('x-robots-tag', 'noindex');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
