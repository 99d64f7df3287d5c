import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type ServedRegistry, servedRegistrySchema } from '@pinpu/shared/contracts';
import { safeParse } from '@pinpu/shared/contracts/schema';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { type Check, type Finding, fault, ok, reasonOf, skipped, warning } from './finding.ts';
import { informationPages } from './pages-check.ts';
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

const address = ({ publicUrl }: Config): Check => ({
  name: 'address',
  run: async () => {
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

async function remoteFault(
  [name, { stable, versions }]: [string, ServedRegistry['remotes'][string]],
  publicUrl: string,
): Promise<string[]> {
  const version = versions[stable];
  if (!version) return [`${name} ${stable} is damaged or missing`];
  const entry = new URL(version.entry, new URL(version.base, `${publicUrl}/`)).href;
  const status = await statusOf(entry);
  return status === 200 ? [] : [`${entry} answers ${status}`];
}

const registry = ({ publicUrl }: Config): Check => ({
  name: 'registry',
  run: async () => {
    const answer = await fetch(`${publicUrl}/registry.json`);
    if (answer.status === 404)
      return skipped('This server has no registry: another host serves it.');
    const { success, data, error } = safeParse(servedRegistrySchema, await answer.json());
    if (!success) {
      const place = error.issues[0]?.path.join('.') || 'its root';
      return fault(`${publicUrl}/registry.json is wrong at ${place}: deploy it again.`);
    }
    const live = Object.entries(data.remotes).filter(([, { stable }]) => stable !== '');
    const faults = (await Promise.all(live.map((one) => remoteFault(one, publicUrl)))).flat();
    const count = live.length;
    return faults.length > 0
      ? fault(`${faults.join('; ')}.`)
      : ok(`${count} remotes can be loaded.`);
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
