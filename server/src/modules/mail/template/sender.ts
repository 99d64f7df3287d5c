/** Whom a mail is from, as the shop's settings have it. */
export interface MailSender {
  name: string;
  /** The shop's colour, `#rrggbb`; '' for Pinpu's. */
  colour: string;
  support: { service_email: string; phone: string };
}

/** Where the shop can be reached, one line each. As text: not every mail may hold links. */
export const contacts = ({ support }: MailSender): string[] =>
  [
    ['客服信箱', support.service_email],
    ['客服電話', support.phone],
  ].flatMap(([name, value]) => (value ? [`${name}：${value}`] : []));
