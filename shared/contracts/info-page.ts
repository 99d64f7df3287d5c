import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';

const text = s.withDefault(s.string(), '');

/** The facts of the company behind the shop; '' for those that it does not tell. */
export const companySchema = s.object({
  company_name: text,
  vat_id: text,
  representative: text,
  address: text,
  phone: text,
  email: text,
  service_hours: text,
});

const infoPageSchema = s.object({
  title: s.string(),
  /** The page's text, sanitised; '' for that of the company. */
  html: s.string(),
  /** Of the page of the company. */
  company: s.nullable(companySchema),
});
export type InfoPageContent = s.Infer<typeof infoPageSchema>;

/** `GET /api/info-page/{name}`: a page about the shop itself; 404 where the shop left it empty. */
export const infoPageAnswerSchema = bodyOf(infoPageSchema);
