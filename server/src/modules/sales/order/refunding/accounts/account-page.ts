import { type BankAccount, formatTwd, taipeiDate } from '@pinpu/shared/domain';
import { html, type Markup } from '../../../../../platform/html/html.ts';
import type { ServerKey } from '../../../../../platform/secrets/index.ts';
import { maskOf } from '../../../bank-transfer/bank-file.ts';
import type { findBySecret } from './repository.ts';
import { accountOf, type FormState, formState } from './stored-account.ts';

type Linked = NonNullable<Awaited<ReturnType<typeof findBySecret>>>;

interface AccountPage {
  status: number;
  title: string;
  content: Markup;
  hasForm?: boolean;
}

const home = html`<p><a href="/">回首頁</a></p>`;

const CLOSED: Readonly<Record<Exclude<FormState, 'open'>, readonly [title: string, text: string]>> =
  {
    done: ['退款已經完成', '這筆退款已經完成，您填寫的帳號資料已刪除。'],
    exported: ['帳號已送出匯款', '已開始匯款，不能再修改帳號。若帳號有誤，請儘快與我們聯絡。'],
    expired: ['這個連結已經過期', '請與我們聯絡，我們會再寄一個新的連結給您。'],
    ended: ['不需要填寫帳號', '這筆款項會以其他方式退還給您，完成後會寄信通知。'],
  };

/** Shown for a link that was replaced by a newer one, or never existed. */
export const unknownLink: AccountPage = {
  status: 404,
  title: '這個連結已經失效',
  content: html`<p>連結已由較新的信取代，或退款已經結束。請開啟最近一封信裡的連結。</p>
${home}`,
};

const FIELDS: readonly {
  name: keyof BankAccount;
  label: string;
  hint: string;
  max: number;
  inputmode: string;
  optional?: true;
}[] = [
  {
    name: 'bank_code',
    label: '銀行代碼',
    hint: '3 個數字，例如 004',
    max: 10,
    inputmode: 'numeric',
  },
  {
    name: 'branch',
    label: '分行',
    hint: '名稱或代碼，可不填',
    max: 30,
    inputmode: 'text',
    optional: true,
  },
  { name: 'account_no', label: '帳號', hint: '10 到 16 個數字', max: 30, inputmode: 'numeric' },
  { name: 'holder', label: '戶名', hint: '與存摺相同', max: 80, inputmode: 'text' },
];

export const EMPTY_ACCOUNT: BankAccount = { bank_code: '', branch: '', account_no: '', holder: '' };

/** Reads the fields of a form; missing ones are empty. */
export const typedAccount = (fields: Readonly<Record<string, string>>): BankAccount => ({
  bank_code: fields.bank_code ?? '',
  branch: fields.branch ?? '',
  account_no: fields.account_no ?? '',
  holder: fields.holder ?? '',
});

function field(
  { name, label, hint, max, inputmode, optional }: (typeof FIELDS)[number],
  { value, fault, focused }: { value: string; fault: string; focused: boolean },
): Markup {
  const describedBy = fault === '' ? `${name}-hint` : `${name}-hint ${name}-fault`;
  return html`<div><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" maxlength="${max}" inputmode="${inputmode}" autocomplete="off" aria-describedby="${describedBy}"${fault === '' ? '' : html` aria-invalid="true"`}${focused ? html` autofocus` : ''}${optional ? '' : html` required`}>
<small id="${name}-hint">${hint}</small>${
    fault === ''
      ? ''
      : html`
<strong id="${name}-fault">${fault}</strong>`
  }</div>
`;
}

interface Typed {
  account: BankAccount;
  faults: Partial<BankAccount>;
}

function formOf({ account, faults }: Typed, label: string): Markup {
  const first = FIELDS.find(({ name }) => (faults[name] ?? '') !== '');
  const fields = FIELDS.map((one) =>
    field(one, {
      value: account[one.name],
      fault: faults[one.name] ?? '',
      focused: one === first,
    }),
  );
  return html`<form method="post">
${fields}<button type="submit">${label}</button>
</form>`;
}

const facts = ({ order, refund, form }: Linked): Markup =>
  html`<p>訂單 ${order.ord_code}，退款 ${formatTwd(refund.amount)}。請於 ${taipeiDate(form.expires_at).replaceAll('-', '/')} 前填寫。</p>`;

const SAFE = html`<p><small>帳號會加密保存，匯款完成後即刪除。我們不會以電話或簡訊請您操作 ATM。</small></p>`;

/** The page of a link: the form, with what was entered before, or why there is none. */
export function accountPage(
  linked: Linked,
  { serverKey, now, typed }: { serverKey: ServerKey; now: Date; typed?: Typed },
): AccountPage {
  const state = formState(linked, now);
  if (state !== 'open') {
    const [title, text] = CLOSED[state];
    return { status: 200, title, content: html`<p>${text}</p>\n${home}` };
  }
  const stored = accountOf(serverKey, linked.form);
  const isFaulty = typed !== undefined && Object.keys(typed.faults).length > 0;
  const shown = isFaulty ? typed : { account: EMPTY_ACCOUNT, faults: {} };
  if (stored && !isFaulty)
    return {
      status: 200,
      title: '已收到您的帳號',
      content: html`<p role="status">我們會匯款 ${formatTwd(linked.refund.amount)} 到${maskOf(stored)}（${stored.holder}），完成後寄信通知您。</p>
<details><summary>修改帳號</summary>
${formOf(shown, '更新帳號')}
</details>
${SAFE}`,
      hasForm: true,
    };
  return {
    status: isFaulty ? 422 : 200,
    title: '填寫退款帳號',
    content: html`${facts(linked)}
${isFaulty ? html`<p role="alert">有些內容不正確，請依欄位的說明修改。</p>` : ''}
${formOf(shown, '送出帳號')}
${SAFE}`,
    hasForm: true,
  };
}
