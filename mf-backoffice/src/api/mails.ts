import { admin } from '@pinpu/shared/api/admin';
import { unsentMailsAnswerSchema } from '@pinpu/shared/contracts/backoffice';
import { bodyOf } from './answer.ts';

const mailsOf = async (answer: Promise<Response>) =>
  (await bodyOf(answer, unsentMailsAnswerSchema)).mails;

/** The mails that could not be sent. */
export const fetchUnsentMails = () => mailsOf(admin.get('backoffice/mails'));

/** Sends a mail again, or gives it up for good; returns the remaining ones. */
export const handleMail = ({ id, action }: { id: string; action: 'retry' | 'discard' }) =>
  mailsOf(admin.post(`backoffice/mails/${encodeURIComponent(id)}/${action}`));
