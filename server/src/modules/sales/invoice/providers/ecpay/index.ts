import type { Clock } from '../../../../../platform/clock.ts';
import type {
  InvoiceProvider,
  InvoiceProviderDefinition,
  IssuedInvoice,
  Refused,
} from '../../port.ts';
import { ecpayAllowances } from './allowances.ts';
import { type Call, DONE, dayOf, reasonOf, refusal } from './answers.ts';
import { callInvoiceApi, type InvoiceAccount } from './client.ts';
import { ecpayInvoiceConfig, ecpayInvoiceVariables, testSettingsOf } from './config.ts';
import { issueFields } from './issue-fields.ts';
import { ecpayLookups } from './lookups.ts';
import { ecpayRanges } from './ranges.ts';
import { ecpayRecord } from './record.ts';

const NUMBER_USED = 5_070_357;
const VOID_ALREADY = 5_070_453;

const ZERO_RATE: Refused = {
  refused: 'zero-rate',
  message: '零稅率的發票要附通關資料，請在綠界後台開立，再把號碼登錄到這裡。',
};

function ecpayInvoices(account: InvoiceAccount, clock: Clock): InvoiceProvider {
  const MerchantID = account.merchantId;
  const call: Call = (path, data) =>
    callInvoiceApi(path, { MerchantID, ...data }, { account, clock });

  async function find(relate_number: string): Promise<IssuedInvoice | undefined> {
    const answer = await call('GetIssue', { RelateNumber: relate_number });
    if (answer.RtnCode !== DONE) return undefined;
    const { IIS_Number, IIS_Random_Number, IIS_Create_Date } = answer;
    return {
      number: String(IIS_Number),
      random_no: String(IIS_Random_Number ?? ''),
      date: dayOf(IIS_Create_Date),
    };
  }

  return {
    name: 'ecpay',
    ...ecpayAllowances(call),
    ...ecpayLookups(call),
    ...ecpayRanges(call),
    record: (relate_number) => ecpayRecord(call, relate_number),
    find,
    issue: async (request) => {
      if (request.lines.some(({ tax_class }) => tax_class === 'zero')) return ZERO_RATE;
      const answer = await call('Issue', issueFields(request, MerchantID));
      if (answer.RtnCode === NUMBER_USED)
        return (await find(request.relate_number)) ?? refusal(answer);
      if (answer.RtnCode !== DONE) return refusal(answer);
      const { InvoiceNo, RandomNumber, InvoiceDate } = answer;
      return {
        number: String(InvoiceNo),
        random_no: String(RandomNumber ?? ''),
        date: dayOf(InvoiceDate),
      };
    },
    void: async ({ number, date }, reason) => {
      const answer = await call('Invalid', {
        ...{ InvoiceNo: number, InvoiceDate: date, Reason: reasonOf(reason) },
      });
      return [DONE, VOID_ALREADY].includes(answer.RtnCode) ? undefined : refusal(answer);
    },
  };
}

/** ECPay 綠界 e-invoices, B2C (docs/taiwan, ADR 0219). */
export const ecpay: InvoiceProviderDefinition = {
  name: 'ecpay',
  variables: ecpayInvoiceVariables,
  configure: (environment) => {
    const account = ecpayInvoiceConfig(environment);
    return {
      testSettings: testSettingsOf(account),
      connect: (clock) => ecpayInvoices(account, clock),
      checkKeys: async (clock) => {
        const { merchantId: MerchantID } = account;
        const RelateNumber = 'PinpuChecksItsKeys';
        const asked = { MerchantID, RelateNumber };
        const { RtnCode, RtnMsg } = await callInvoiceApi('GetIssue', asked, { account, clock });
        if (RtnCode < 0) throw new Error(RtnMsg || `TransCode ${-RtnCode}`);
      },
    };
  },
};
