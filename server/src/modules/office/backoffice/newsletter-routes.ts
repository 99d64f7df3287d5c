import { doneSchema } from '@pinpu/shared/contracts';
import {
  newNewsletterSchema,
  newsletterAnswerSchema,
  newsletterChangeSchema,
  newsletterParamsSchema,
  newsletterSendSchema,
  newslettersAnswerSchema,
  newsletterTestSchema,
} from '@pinpu/shared/contracts/backoffice';
import { normaliseEmail } from '@pinpu/shared/domain';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { openPictures } from '../../goods/picture/service.ts';
import {
  addNewsletter,
  changeNewsletter,
  removeNewsletter,
  sendNewsletter,
  switchNewsletter,
  testNewsletter,
} from '../../sales/newsletter/change.ts';
import { listNewsletters, newsletterPage } from '../../sales/newsletter/page.ts';
import { adminChange } from './caller.ts';
import { staffCall } from './staff-call.ts';

const ALL = '/api/backoffice/newsletters';
const ONE = `${ALL}/:id`;
const params = newsletterParamsSchema;
const answer = newsletterAnswerSchema;

/** Newsletters: written, tried, sent, stopped and continued. */
export async function newsletterRoutes(app: App, deps: Deps) {
  const { db } = deps;
  const change = adminChange(deps);
  const pictures = await openPictures(deps.config);
  const shown = async (id: string) => success(await newsletterPage(deps, id));

  app.get(ALL, staffCall('newsletter.list', newslettersAnswerSchema), async () =>
    success({ newsletters: await listNewsletters(db) }),
  );

  app.post(
    ALL,
    staffCall('newsletter.add', answer, { body: newNewsletterSchema }),
    async (request) =>
      shown(await addNewsletter({ db, pictures }, request.body, await change(request))),
  );

  app.get(ONE, staffCall('newsletter.read', answer, { params }), (request) =>
    shown(request.params.id),
  );

  app.put(
    ONE,
    staffCall('newsletter.set', answer, { params, body: newsletterChangeSchema }),
    async (request) => {
      const { params, body } = request;
      await changeNewsletter({ ...deps, pictures }, params.id, body, await change(request));
      return shown(params.id);
    },
  );

  app.delete(ONE, staffCall('newsletter.delete', doneSchema, { params }), async (request) => {
    await removeNewsletter(db, request.params.id, await change(request));
    return { success: true as const };
  });

  sendingRoutes(app, deps, shown);
}

function sendingRoutes(
  app: App,
  deps: Deps,
  shown: (
    id: string,
  ) => Promise<{ success: true; body: Awaited<ReturnType<typeof newsletterPage>> }>,
) {
  const { db, config } = deps;
  const change = adminChange(deps);

  app.post(
    `${ONE}/test`,
    staffCall('newsletter.test', doneSchema, { params, body: newsletterTestSchema }),
    async (request) => {
      const to = { email: normaliseEmail(request.body.email), publicUrl: config.publicUrl };
      await testNewsletter(db, request.params.id, to, await change(request));
      return { success: true as const };
    },
  );

  app.post(
    `${ONE}/send`,
    staffCall('newsletter.send', answer, { params, body: newsletterSendSchema }),
    async (request) => {
      const { params, body } = request;
      await sendNewsletter(deps, params.id, body, await change(request));
      return shown(params.id);
    },
  );

  for (const [path, state] of [
    ['stop', 'stopped'],
    ['resume', 'sending'],
  ] as const)
    app.post(
      `${ONE}/${path}`,
      staffCall(`newsletter.${path}`, answer, { params }),
      async (request) => {
        await switchNewsletter(db, request.params.id, state, await change(request));
        return shown(request.params.id);
      },
    );
}
