import { normaliseEmail } from '@pinpu/shared/domain';

/**
 * The mailbox that an e-mail address delivers to, as far as the address shows it: without the `+tag`, and at Gmail without
 * dots. Only for counting: mail is always sent to the address that was typed.
 */
export function mailboxOf(email: string): string {
  const [whole = '', domain = ''] = normaliseEmail(email).split('@');
  const [local = ''] = whole.split('+');
  return isGmail(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

const isGmail = (domain: string) => domain === 'gmail.com' || domain === 'googlemail.com';
