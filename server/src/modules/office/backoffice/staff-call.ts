/** Schema and audit entry of a call of the back office: its answer, and what else it takes. */
export const staffCall = <Answer, Takes extends object = object>(
  audit: string,
  answer: Answer,
  takes = {} as Takes,
) => ({
  schema: { tags: ['backoffice'], ...takes, response: { 200: answer } },
  config: { audit },
});
