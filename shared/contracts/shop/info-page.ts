import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';

const text = s.withDefault(s.string(), '');

/** Facts about the company behind the shop; '' for those that it does not state. */
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
  /** The page's text, sanitised; '' for the company's page. */
  html: s.string(),
  /** Set for the company's page only. */
  company: s.nullable(companySchema),
});
export type InfoPageContent = s.Infer<typeof infoPageSchema>;

/** `GET /api/info-page/{name}`: a page about the shop itself; 404 where the shop has left it empty. */
export const infoPageAnswerSchema = bodyOf(infoPageSchema);
