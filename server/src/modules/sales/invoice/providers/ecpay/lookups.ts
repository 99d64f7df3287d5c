import type { LookupService } from '../../port.ts';
import { type Call, DONE } from './answers.ts';
import type { Answer } from './client.ts';

const NO_DATA = 7;

/** Any other code, such as 9000001 (the tax office did not answer), is no "no". */
const existence = ({ RtnCode, IsExist }: Answer): boolean | undefined => {
  if (RtnCode !== DONE) return undefined;
  if (IsExist === 'Y') return true;
  return IsExist === 'N' ? false : undefined;
};

/** What ECPay knows about numbers while a buyer types (docs/taiwan, ADR 0224). */
export const ecpayLookups = (call: Call): LookupService => ({
  hasMobileBarcode: async (code) => existence(await call('CheckBarcode', { BarCode: code })),
  hasLoveCode: async (code) => existence(await call('CheckLoveCode', { LoveCode: code })),
  companyName: async (vatid) => {
    const { RtnCode, CompanyName } = await call('GetCompanyNameByTaxID', {
      UnifiedBusinessNo: vatid,
    });
    if (RtnCode === NO_DATA) return '';
    return RtnCode === DONE && typeof CompanyName === 'string' ? CompanyName.trim() : undefined;
  },
});
