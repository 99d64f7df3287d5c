import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type ServedRegistry, servedRegistrySchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { isLoopback } from '../../platform/config/loopback.ts';
import { type Check, type Finding, fault, ok, reasonOf, skipped, warning } from './finding.ts';
import { informationPages } from './pages-check.ts';
import { isOfHost, reachableUrl } from './reachable.ts';
import { registrySignature } from './registry-check.ts';

const ready = ({ port }: Config): Check => ({
  name: 'shop',
  run: async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (!answer) return warning(`No shop runs at port ${port} of this machine.`);
    if (answer.ok) return ok(`The shop at port ${port} is ready.`);
    const { reason = answer.status } = (await answer.json().catch(() => ({}))) as {
      reason?: string;
    };
    return fault(`The shop at port ${port} is not ready (${reason}).`);
  },
});

const address = (config: Config): Check => ({
  name: 'address',
  run: async () => {
    const { publicUrl } = config;
    if (isOfHost(config))
      return skipped(`${publicUrl} is an address of the host of this container: open it there.`);
    const answer = await fetch(`${publicUrl}/healthz`, { redirect: 'manual' });
    return answer.ok
      ? ok(`${publicUrl} leads to the shop.`)
      : fault(
          `${publicUrl}/healthz answers ${answer.status}: the proxy in front does not pass it on.`,
        );
  },
});

const statusOf = async (url: string) =>
  (await fetch(url, { method: 'HEAD' }).catch(() => null))?.status ?? 'nothing';

type Deployed = ServedRegistry['remotes'][string];

async function remoteFault(
  [name, { stable, versions }]: [string, Deployed],
  base: string,
): Promise<string[]> {
  const version = versions[stable];
  if (!version) return [`${name} ${stable} is damaged or missing`];
  const entry = new URL(version.entry, new URL(version.base, `${base}/`)).href;
  const status = await statusOf(entry);
  return status === 200 ? [] : [`${entry} answers ${status}`];
}

/** Whether the files of a remote are at an address of the host, which leads nowhere from within its container. */
const isApart = (config: Config, { stable, versions }: Deployed) =>
  isOfHost(config) &&
  /^https?:/.test(versions[stable]?.base ?? '') &&
  isLoopback(versions[stable]?.base ?? '');

const registry = (config: Config): Check => ({
  name: 'registry',
  run: async () => {
    const base = reachableUrl(config);
    const answer = await fetch(`${base}/registry.json`);
    if (answer.status === 404)
      return skipped('This server has no registry: another host serves it.');
    const { success, data, error } = safeParse(servedRegistrySchema, await answer.json());
    if (!success) {
      const place = error.issues[0]?.path.join('.') || 'its root';
      return fault(`${base}/registry.json is wrong at ${place}: deploy it again.`);
    }
    const live = Object.entries(data.remotes).filter(([, { stable }]) => stable !== '');
    const reached = live.filter(([, deployed]) => !isApart(config, deployed));
    const faults = (await Promise.all(reached.map((one) => remoteFault(one, base)))).flat();
    if (faults.length > 0) return fault(`${faults.join('; ')}.`);
    const apart = live.length - reached.length;
    const rest = apart > 0 ? `, ${apart} are at addresses of the host: open a page there` : '';
    return ok(`${reached.length} remotes can be loaded${rest}.`);
  },
});

const DAY_MS = 86_400_000;
/** Renewal is automatic in most places, a month ahead; with less than this it has failed. */
const DAYS_LEFT = 14;

export function certificateFinding(end: Date, now: Date): Finding {
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
  const text = `The certificate ends on ${end.toISOString().slice(0, 10)}`;
  if (days < 0) return fault(`${text}: renew it, no browser opens the shop.`);
  return days < DAYS_LEFT
    ? warning(`${text}, in ${days} days: see why it is not renewed.`)
    : ok(`${text}, in ${days} days.`);
}

async function certificateEnd({ hostname, port }: URL): Promise<Date> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const names = isIP(host) ? {} : { servername: host };
  const socket = connect({ host, port: Number(port || 443), ...names });
  try {
    await once(socket, 'secureConnect');
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

const certificate = ({ publicUrl }: Config, clock: Clock): Check => ({
  name: 'certificate',
  run: async () => {
    const url = new URL(publicUrl);
    if (url.protocol !== 'https:') return skipped(`${publicUrl} has none.`);
    try {
      return certificateFinding(await certificateEnd(url), clock());
    } catch (error) {
      return fault(`The certificate of ${url.host} is not valid (${reasonOf(error)}).`);
    }
  },
});

export const shopChecks = (config: Config, clock: Clock): Check[] => [
  ready(config),
  informationPages(config),
  address(config),
  registry(config),
  registrySignature(config, clock),
  certificate(config, clock),
];
