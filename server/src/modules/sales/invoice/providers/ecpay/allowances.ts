import type { AllowanceRequest, AllowanceService, IssuedAllowance, Refused } from '../../port.ts';
import { type Call, DONE, dayOf, reasonOf, refusal } from './answers.ts';
import type { Answer } from './client.ts';
import { invoiceItem } from './issue-fields.ts';

const NO_DATA = 7;
const VOID_ALREADY = 2_000_063;

const UNCLEAR: Refused = {
  refused: 'allowance-unclear',
  message:
    '綠界可能已有這筆折讓，但查不到折讓單號。請在綠界後台確認；沒有的話，開立同金額的折讓後再試一次。',
};

/** The data of `/B2CInvoice/Allowance`; the buyer is notified by e-mail. */
function allowanceFields({ invoice, amount, lines, buyer }: AllowanceRequest) {
  const hasMail = buyer.email !== '' && buyer.email.length <= 100;
  return {
    InvoiceNo: invoice.number,
    InvoiceDate: invoice.date,
    AllowanceNotify: hasMail ? 'E' : 'N',
    CustomerName: [...buyer.name].slice(0, 60).join(''),
    NotifyMail: hasMail ? buyer.email : '',
    NotifyPhone: '',
    AllowanceAmount: amount,
    Items: lines.map(invoiceItem),
  };
}

/** The allowances of an answer: ECPay documents a list, and has been seen to answer a single one without it. */
const rowsOf = ({ AllowanceInfo, ...single }: Answer): Record<string, unknown>[] =>
  Array.isArray(AllowanceInfo) ? AllowanceInfo : [single];

const sumOf = (known: AllowanceRequest['known']) =>
  known.reduce((sum, { amount }) => sum + amount, 0);

/** Whether ECPay has booked nothing but the allowances that the shop knows; undefined where it does not say. */
async function isUnchanged(call: Call, { invoice, known }: AllowanceRequest) {
  const found = await call('GetIssue', { RelateNumber: invoice.relate_number });
  const rest = Number.parseInt(String(found.IIS_Remain_Allowance_Amt ?? ''), 10);
  if (found.RtnCode !== DONE || Number.isNaN(rest)) return undefined;
  return rest === invoice.amount - sumOf(known);
}

async function findAllowance(
  call: Call,
  request: AllowanceRequest,
): Promise<IssuedAllowance | Refused | undefined> {
  const { invoice, amount, known } = request;
  if (await isUnchanged(call, request)) return undefined;
  const list = await call('GetAllowanceList', {
    SearchType: '1',
    AllowanceNo: '',
    InvoiceNo: invoice.number,
    Date: invoice.date,
  });
  if (list.RtnCode === NO_DATA) return undefined;
  if (list.RtnCode !== DONE) return UNCLEAR;
  const found = rowsOf(list).find(
    ({ IA_Allow_No, IA_Total_Tax_Amount, IA_Invalid_Status }) =>
      String(IA_Invalid_Status) !== '1' &&
      Number(IA_Total_Tax_Amount) === amount &&
      known.every(({ allowance_no }) => allowance_no !== String(IA_Allow_No)),
  );
  return found && { allowance_no: String(found.IA_Allow_No), date: dayOf(found.IA_Date) };
}

/** ECPay's allowances (docs/taiwan, ADR 0224). */
export const ecpayAllowances = (call: Call): AllowanceService => ({
  allow: async (request) => {
    const answer = await call('Allowance', allowanceFields(request));
    if (answer.RtnCode !== DONE) return refusal(answer);
    const { IA_Allow_No, IA_Date } = answer;
    return { allowance_no: String(IA_Allow_No), date: dayOf(IA_Date) };
  },
  findAllowance: (request) => findAllowance(call, request),
  voidAllowance: async ({ number, allowance_no }, reason) => {
    const answer = await call('AllowanceInvalid', {
      InvoiceNo: number,
      AllowanceNo: allowance_no,
      Reason: reasonOf(reason),
    });
    return [DONE, VOID_ALREADY].includes(answer.RtnCode) ? undefined : refusal(answer);
  },
});
