import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyServerOptions, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { PictureSource } from '../modules/goods/picture/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { proxiesIn } from '../platform/config/trusted-proxies.ts';
import type { Database, PoolUsage } from '../platform/db/index.ts';
import { Rejection } from '../platform/errors/rejection.ts';
import { answerClientError } from '../platform/http/client-error.ts';
import { registerClosing } from '../platform/http/closing.ts';
import { registerCompression } from '../platform/http/compression.ts';
import { registerCrossSiteCheck } from '../platform/http/cross-site.ts';
import { registerDatabaseTime } from '../platform/http/database-time.ts';
import { dropDepartedClients } from '../platform/http/departed-client.ts';
import { answerError, registerErrors } from '../platform/http/errors.ts';
import {
  loggerOptions,
  registerProxyWarning,
  registerRequestLog,
  requestId,
} from '../platform/http/logging.ts';
import { registerOpenApi } from '../platform/http/openapi.ts';
import { registerPageAddresses } from '../platform/http/page-address.ts';
import { registerBodyTimeout, requestTimeouts } from '../platform/http/request-timeouts.ts';
import { registerEmptyParameters, registerStorableText } from '../platform/http/request-values.ts';
import { registerSecurityHeaders } from '../platform/http/security-headers.ts';
import { backgroundOf } from '../platform/jobs.ts';
import type { App, Deps, ServerModule } from '../platform/module.ts';
import type { ServerKey } from '../platform/secrets/index.ts';
import { dataHooks } from './data-hooks.ts';
import { modulesWith, requestHooks } from './modules.ts';
import { storefrontOf } from './storefront.ts';

export interface AppOptions {
  config: Config;
  db: Database;
  clock: Clock;
  serverKey: ServerKey;
  poolUsage?: () => PoolUsage | null;
  /** Whether sweepers and the mail worker run; tests call them themselves. */
  background: boolean;
  pictures?: readonly PictureSource[];
}

const MEGABYTE = 1024 * 1024;

const serverOptions = (config: Config): FastifyServerOptions => ({
  logger: loggerOptions(config),
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: requestId,
  trustProxy: config.trustProxy === '' ? false : proxiesIn(config.trustProxy),
  bodyLimit: MEGABYTE,
  ...requestTimeouts(config),
  // A keyword is part of an address (spec §2), three bytes a character; the limit of Node's headers holds anyway.
  routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
  forceCloseConnections: 'idle',
  // Fastify's own answer has neither the specification's shape nor Retry-After (registerClosing).
  return503OnClosing: false,
  clientErrorHandler: answerClientError,
  frameworkErrors: (error, request, reply) => {
    answerError(error, request, reply);
  },
});

/** A module as a fastify plugin. Without a display name fastify searches all loaded files for the name of each. */
const pluginOf = (module: ServerModule, deps: Deps) =>
  Object.assign(async (scope: App) => module(scope, deps), {
    [Symbol.for('fastify.display-name')]: module.name,
  });

export async function buildApp({
  config,
  db,
  clock,
  serverKey,
  background,
  poolUsage = () => null,
  pictures = [],
}: AppOptions): Promise<App> {
  const app = fastify(serverOptions(config)).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('member', null);
  registerErrors(app);
  dropDepartedClients(app);
  await registerSecurityHeaders(app, config);
  registerBodyTimeout(app, config);
  registerDatabaseTime(app);
  registerClosing(app);
  registerRequestLog(app);
  registerProxyWarning(app, config);
  registerPageAddresses(app);
  registerEmptyParameters(app);
  registerStorableText(app);
  await registerCompression(app);
  registerCrossSiteCheck(app, config);
  await app.register(cookie);
  await app.register(formbody);
  // Limits are declared by the routes that need one (`config: { rateLimit: … }`).
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () =>
      new Rejection(429, 'TOO_MANY_REQUESTS', '操作過於頻繁，請稍後再試。'),
  });
  await registerOpenApi(app);

  const deps: Deps = {
    config,
    db,
    clock,
    serverKey,
    poolUsage,
    measures: [],
    counts: [],
    every: backgroundOf(app, background),
    background,
    isMailSent: async () => undefined,
    dataHooks,
    storefront: storefrontOf(app, { config, db, clock, serverKey }),
  };
  for (const hook of requestHooks) await hook(app, deps);
  for (const module of modulesWith(pictures)) await app.register(pluginOf(module, deps));
  return app;
}
