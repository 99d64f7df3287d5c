import { devMailAddress, hasDevMail } from '../../modules/base/mail/dev-key.ts';
import type { Config } from '../../platform/config/config.ts';

const DEMO =
  '示範模式 Demo: nothing is paid or shipped. To sell: SHOP_MODE=live (docs/operations.md).';

/**
 * Prints the notes for whoever starts the shop, its address last. `missing` is the sentence about pages that a live
 * shop should still write, '' for none.
 */
export function announce(config: Config, port: number, missing: string): void {
  if (config.shopMode === 'demo') console.log(DEMO);
  if (missing !== '') console.log(`提醒 Warning: ${missing}`);
  if (hasDevMail(config)) console.log(`信件 Mail: ${devMailAddress(config.dataDir, port)}`);
  console.log(`Pinpu 拼鋪 ${config.publicUrl}`);
}
