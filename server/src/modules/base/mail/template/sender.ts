import { supportWays } from '@pinpu/shared/domain';

export interface MailSender {
  name: string;
  /** The shop's colour, `#rrggbb`; '' for Pinpu's. */
  colour: string;
  support: { service_email: string; phone: string };
}

/** The shop's contacts, one line each; as text, since some mails must not contain links. */
export const contacts = ({ support }: MailSender): string[] =>
  supportWays({ ...support, return_email: '' }).map(({ label, address }) => `${label}：${address}`);
