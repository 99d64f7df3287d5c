import { admin, withAdminResult } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import { doneSchema } from '@pinpu/shared/contracts';
import {
  type NewsletterContent,
  newsletterAnswerSchema,
  newslettersAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

const ALL = 'backoffice/newsletters';
const pathOf = (id: string) => `${ALL}/${encodeURIComponent(id)}`;
const pageOf = (answer: Promise<Response>) => bodyOf(answer, newsletterAnswerSchema);

export const fetchNewsletters = async () =>
  (await bodyOf(admin.get(ALL), newslettersAnswerSchema)).newsletters;

export const fetchNewsletter = (id: string) => pageOf(admin.get(pathOf(id)));

export const addNewsletter = (content: NewsletterContent) =>
  pageOf(admin.post(ALL, { json: content }));

/** Changes a draft; a conflict unless its version is still `version`. */
export const changeNewsletter = (id: string, change: NewsletterContent & { version: string }) =>
  pageOf(admin.put(pathOf(id), { json: change }));

const doneOf = (answer: Promise<Response>) => withAdminResult(() => answerOf(answer, doneSchema));

export const deleteNewsletter = (id: string) => doneOf(admin.delete(pathOf(id)));

export const testNewsletter = (id: string, email: string) =>
  doneOf(admin.post(`${pathOf(id)}/test`, { json: { email } }));

/** Begins sending; a conflict where the draft or the number of receivers has changed. */
export const sendNewsletter = (id: string, confirmed: { version: string; audience: number }) =>
  pageOf(admin.post(`${pathOf(id)}/send`, { json: confirmed }));

export const stopNewsletter = (id: string) => pageOf(admin.post(`${pathOf(id)}/stop`));
export const resumeNewsletter = (id: string) => pageOf(admin.post(`${pathOf(id)}/resume`));
