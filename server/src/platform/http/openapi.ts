import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Version of the API (spec §9). */
export const API_VERSION = 'v.5.20250902.0624';

/** The API reference loads only its own scripts and styles and connects only to this server. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** OpenAPI at `/api/docs/json`, rendered at `/api/docs`; generated from the contracts that validate the routes. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pinpu 拼鋪',
        description: '線上商店、會員、團購推廣與帳務查詢的 API',
        version: API_VERSION,
      },
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: '會員或管理員的權杖（須附上登入時取得的 cookie），或串接用權杖',
          },
        },
      },
    },
    transform: (route) =>
      route.url.startsWith('/api/') && !route.url.startsWith('/api/docs')
        ? jsonSchemaTransform(route)
        : { schema: { hide: true }, url: route.url },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => PAGE_POLICY,
    uiConfig: { validatorUrl: null, layout: 'BaseLayout' },
  });
}
