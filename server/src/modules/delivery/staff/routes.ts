import {
  developerRequestSchema,
  overridesChangeSchema,
  staffAnswerSchema,
} from '@pinpu/shared/contracts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { requireAdmin } from '../../base/admin/require-admin.ts';
import { xsrfProtection } from '../../base/admin/xsrf.ts';
import { noteAudit, setAuditActor } from '../../base/audit/request-audit.ts';
import { teamOfToken } from '../deploy-token/service.ts';
import { checkedOverrides } from './override-service.ts';
import {
  auditActorOf,
  clearStaffCookie,
  giveStaffCookie,
  newDeveloperSession,
  newStaffSession,
  type StaffSession,
  staffSessionOf,
} from './staff-session.ts';

const tags = ['staff'];
const attempts = { rateLimit: { max: 30, timeWindow: '10 minutes' } };
const response = { 200: staffAnswerSchema };

function answer(session: StaffSession | null) {
  if (session === null) return { success: true as const, body: { active: false, overrides: {} } };
  const { until, overrides } = session;
  return {
    success: true as const,
    body: { active: true, until: new Date(until).toISOString(), overrides },
  };
}

/** Starts it, for an administrator, or for the holder of a team's token. */
function beginRoutes(app: App, deps: Deps, xsrf: ReturnType<typeof xsrfProtection>) {
  app.post(
    '/api/staff',
    {
      schema: { tags, response },
      config: { audit: 'staff.begin' },
      onRequest: async (request) => {
        await requireAdmin(request, deps);
        await xsrf.require(request);
      },
    },
    async (request, reply) => {
      const session = newStaffSession(await requireAdmin(request, deps), deps.clock());
      await giveStaffCookie(reply, deps, session);
      return answer(session);
    },
  );

  app.post(
    '/api/staff/developer',
    {
      schema: { tags, body: developerRequestSchema, response },
      config: { ...attempts, audit: 'staff.begin' },
    },
    async (request, reply) => {
      const team = await teamOfToken(deps.db, request.body.token, deps.clock());
      if (team === null)
        throw new Rejection(
          400,
          'DEVELOPER_TOKEN_INVALID',
          '權杖不正確、已過期或已撤銷，請向商店營運者索取新的權杖。',
        );
      const session = newDeveloperSession(team, deps.clock());
      setAuditActor(request, auditActorOf(session));
      await giveStaffCookie(reply, deps, session);
      await xsrf.give(request, reply);
      return answer(session);
    },
  );
}

/** `/api/staff`: developer mode of one browser (ADR 0177). */
export const staffModule: ServerModule = (app, deps) => {
  const xsrf = xsrfProtection(deps);

  const onRequest = xsrf.require;

  app.get('/api/staff', { schema: { tags, response } }, async (request, reply) => {
    const session = await staffSessionOf(request, deps);
    // The XSRF value ends with the browser's session, while developer mode may last longer.
    if (session) await xsrf.give(request, reply);
    return answer(session);
  });

  beginRoutes(app, deps, xsrf);

  app.put(
    '/api/staff/overrides',
    {
      schema: { tags, body: overridesChangeSchema, response },
      config: { audit: 'staff.override' },
      onRequest,
    },
    async (request, reply) => {
      const session = await staffSessionOf(request, deps);
      if (session === null)
        throw new Rejection(403, 'STAFF_ENDED', '開發者模式已結束，請重新開啟。');
      setAuditActor(request, auditActorOf(session));
      noteAudit(request, { detail: { remotes: Object.keys(request.body.overrides) } });
      const changed = { ...session, overrides: checkedOverrides(request.body.overrides) };
      await giveStaffCookie(reply, deps, changed);
      return answer(changed);
    },
  );

  const end = { schema: { tags, response }, config: { audit: 'staff.end' }, onRequest };
  app.delete('/api/staff', end, async (request, reply) => {
    const session = await staffSessionOf(request, deps);
    if (session) setAuditActor(request, auditActorOf(session));
    clearStaffCookie(reply, deps);
    return answer(null);
  });
};
