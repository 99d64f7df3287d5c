/** A bank account in Taiwan, to which a promoter's profits are transferred. */
export interface BankAccount {
  /** 銀行代碼, three digits. */
  bank_code: string;
  /** 分行, its name or code; '' where there is none. */
  branch: string;
  account_no: string;
  /** 戶名, as the bank spells it. */
  holder: string;
}

const BRANCH_MAX = 20;
const HOLDER_MAX = 60;

/** Digits converted from full width, without spaces and hyphens. */
const tidyDigits = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/g, '');
const tidyName = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** An account as it is stored. */
export const normaliseBankAccount = (typed: BankAccount): BankAccount => ({
  bank_code: tidyDigits(typed.bank_code),
  branch: tidyName(typed.branch.normalize('NFKC')),
  account_no: tidyDigits(typed.account_no),
  holder: tidyName(typed.holder),
});

const isName = (text: string) => /^[\p{L}\p{M}\p{N} .,&'’()（）·．・‧、-]*$/u.test(text);

function branchFault(branch: string): string {
  if (branch.length > BRANCH_MAX) return `分行最多 ${BRANCH_MAX} 個字。`;
  return isName(branch) ? '' : '分行只能有文字與數字，請填名稱或代碼。';
}

function holderFault(holder: string): string {
  if (holder === '') return '請填寫戶名。';
  if (holder.length > HOLDER_MAX) return `戶名最多 ${HOLDER_MAX} 個字。`;
  const isRight = isName(holder) && /\p{L}/u.test(holder);
  return isRight ? '' : '戶名只能有文字、數字與常用標點，請再確認一次。';
}

/** What is wrong with each field of a normalised account, as sentences; empty where it is valid. */
export function bankAccountFaults(account: BankAccount): Partial<BankAccount> {
  const { bank_code, branch, account_no, holder } = account;
  const faults: BankAccount = {
    bank_code: /^\d{3}$/.test(bank_code) ? '' : '銀行代碼是 3 個數字。',
    branch: branchFault(branch),
    account_no: /^\d{10,16}$/.test(account_no) ? '' : '帳號是 10 到 16 個數字。',
    holder: holderFault(holder),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, sentence]) => sentence !== ''));
}
