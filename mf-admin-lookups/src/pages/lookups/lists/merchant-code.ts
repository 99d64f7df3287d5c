import { isBlank } from '../../../features/checks/text-checks.ts';

/** A payment merchant's code, or the text shown if it has none (spec §3). */
export const merchantCodeText = ({ BizMerchantCode }: { BizMerchantCode: string }) =>
  isBlank(BizMerchantCode) ? '未指定收款企編' : BizMerchantCode;
