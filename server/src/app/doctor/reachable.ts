import type { Config } from '../../platform/config/config.ts';
import { isLoopback } from '../../platform/config/loopback.ts';

type Settings = Pick<Config, 'publicUrl' | 'port' | 'environment'>;

/** In a container, `localhost` as the browser means it is the host, which is not reached from within. */
export const isOfHost = ({ publicUrl, environment }: Settings): boolean =>
  environment.PINPU_CONTAINER !== undefined && isLoopback(publicUrl);

/** Where the shop's pages can be asked for: at PUBLIC_URL, or in this container where that leads nowhere. */
export const reachableUrl = (config: Settings): string =>
  isOfHost(config) ? `http://127.0.0.1:${config.port}` : config.publicUrl;
