import type { InvoiceRecord, Refused } from '../../port.ts';
import { type Call, DONE, refusal } from './answers.ts';

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** ECPay writes a private buyer's number as zeros. */
const vatIdOf = (value: unknown) => textOf(value).replace(/^0+$/, '');

/** ECPay writes moments as `2026-11-30 10:00:00`, in one place with a `+`. */
const momentOf = (value: unknown) => textOf(value).replace('+', ' ').slice(0, 19);

/** What ECPay has on record: GetIssue (docs/taiwan). The QR codes need a seed (密碼種子) that ECPay gives on request. */
export async function ecpayRecord(
  call: Call,
  relate_number: string,
): Promise<InvoiceRecord | Refused> {
  const answer = await call('GetIssue', { RelateNumber: relate_number });
  if (answer.RtnCode !== DONE) return refusal(answer);
  const { IIS_Identifier, IIS_Customer_Name, IIS_Customer_Addr, IIS_Remain_Allowance_Amt } = answer;
  const vatid = vatIdOf(IIS_Identifier);
  const rest = Number.parseInt(textOf(IIS_Remain_Allowance_Amt), 10);
  return {
    issued_at: momentOf(answer.IIS_Create_Date),
    random_no: textOf(answer.IIS_Random_Number),
    buyer: { vatid, name: textOf(IIS_Customer_Name), address: textOf(IIS_Customer_Addr) },
    printed: vatid !== '' && textOf(answer.IIS_Print_Flag) === '1',
    voided: textOf(answer.IIS_Invalid_Status) === '1',
    rest: Number.isNaN(rest) ? undefined : rest,
    codes: {
      barcode: textOf(answer.PosBarCode),
      qr_left: textOf(answer.QRCode_Left),
      qr_right: textOf(answer.QRCode_Right),
    },
  };
}
