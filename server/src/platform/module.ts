import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { DataHooks } from './data-hooks.ts';
import type { Database, PoolUsage } from './db/index.ts';
import type { Every } from './jobs.ts';
import type { LabelledCounts } from './labelled-counts.ts';
import type { ServerKey } from './secrets/index.ts';
import type { Storefront } from './storefront.ts';

/** The application as a module sees it: routes are typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface Measure {
  /** Without the prefix, e.g. `waiting_pictures`. */
  name: string;
  help: string;
  read(): number;
}

export interface Deps {
  config: Config;
  db: Database;
  clock: Clock;
  /** Encrypts stored values that must not be readable in a backup. */
  serverKey: ServerKey;
  poolUsage: () => PoolUsage | null;
  measures: Measure[];
  /** The same, counted by labels. */
  counts: Pick<LabelledCounts<string>, 'name' | 'help' | 'labels' | 'read'>[];
  every: Every;
  /** Whether recurring work and the delivery of mail run; tests run them themselves. */
  background: boolean;
  /**
   * Whether the first attempt to deliver a queued mail succeeded; undefined where that is not known within seconds. The
   * module that delivers mail replaces it.
   */
  isMailSent: (id: string) => Promise<boolean | undefined>;
  /** Of every module that stores rows about people, or for a time. */
  dataHooks: readonly DataHooks[];
  storefront: Storefront;
}

/** A part of the API, which registers its routes in its own scope. */
export type ServerModule = (app: App, deps: Deps) => void | Promise<void>;
