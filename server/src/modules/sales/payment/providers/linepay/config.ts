import * as z from 'zod/mini';
import {
  type EnvironmentValues,
  missingVariables,
  origin,
  readVariables,
  text,
} from '../../../../../platform/config/variables.ts';
import { StartupError } from '../../../../../platform/errors/startup-error.ts';
import type { Channel } from './client.ts';

export const linePayVariables = {
  LINEPAY_CHANNEL_ID: text(''),
  LINEPAY_CHANNEL_SECRET: text(''),
  LINEPAY_BASE_URL: origin("the address of LINE Pay's API", 'https://sandbox-api-pay.line.me'),
};

export interface LinePayConfig extends Channel {
  /** The origin of sandbox or production, or of a fake. */
  baseUrl: string;
}

const PRODUCTION = 'api-pay.line.me';

export const NOT_PRODUCTION = `LINEPAY_BASE_URL is not LINE Pay's production, which alone takes money: set it to https://${PRODUCTION}.`;

export const isProduction = ({ baseUrl }: Pick<LinePayConfig, 'baseUrl'>): boolean =>
  new URL(baseUrl).hostname === PRODUCTION;

function faultOf(config: LinePayConfig, publicUrl: string): string {
  if (!/^\d{1,20}$/.test(config.channelId))
    return 'LINEPAY_CHANNEL_ID must be digits: copy it from 管理連結金鑰 of the LINE Pay merchant center.';
  if (!/^[0-9A-Za-z]{16,64}$/.test(config.channelSecret))
    return 'LINEPAY_CHANNEL_SECRET must be 16 to 64 letters and digits: copy it from 管理連結金鑰 of the LINE Pay merchant center.';
  return isProduction(config) && new URL(publicUrl).protocol !== 'https:'
    ? 'PUBLIC_URL must start with https://, since LINE Pay brings shoppers who have paid back to it: correct it, or use the sandbox of LINE Pay.'
    : '';
}

/** The settings of LINE Pay. @throws StartupError where they are invalid. */
export function linePayConfig(environment: EnvironmentValues, publicUrl: string): LinePayConfig {
  const env = readVariables(z.object(linePayVariables), environment);
  const { LINEPAY_CHANNEL_ID, LINEPAY_CHANNEL_SECRET, LINEPAY_BASE_URL: baseUrl } = env;
  const config = {
    channelId: LINEPAY_CHANNEL_ID,
    channelSecret: LINEPAY_CHANNEL_SECRET,
    baseUrl,
  };
  const fault =
    missingVariables(
      'PAYMENT_PROVIDER is linepay',
      { LINEPAY_CHANNEL_ID, LINEPAY_CHANNEL_SECRET },
      'PAYMENT_PROVIDER=sandbox',
    ) || faultOf(config, publicUrl);
  if (fault) throw new StartupError(fault);
  return config;
}
