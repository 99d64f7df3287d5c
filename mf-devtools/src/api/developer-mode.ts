import { admin } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import { staffAnswerSchema } from '@pinpu/shared/contracts';

/** Whether developer mode is on in this browser. */
export const fetchDeveloperMode = async () =>
  (await answerOf(admin.get('staff'), staffAnswerSchema)).body;

/** Starts developer mode in this browser by a team's token; pages have it from their next load on. */
export const beginDeveloperMode = async (token: string) =>
  (await answerOf(admin.post('staff/developer', { json: { token } }), staffAnswerSchema)).body;
