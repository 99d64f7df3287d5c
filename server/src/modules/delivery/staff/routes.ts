import { overridesChangeSchema, staffAnswerSchema } from '@pinpu/shared/contracts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { requireAdmin } from '../../base/admin/require-admin.ts';
import { xsrfProtection } from '../../base/admin/xsrf.ts';
import { noteAudit, setAuditActor } from '../../base/audit/request-audit.ts';
import { checkedOverrides } from './override-service.ts';
import {
  clearStaffCookie,
  giveStaffCookie,
  newStaffSession,
  type StaffSession,
  staffSessionOf,
} from './staff-session.ts';

const tags = ['staff'];
const response = { 200: staffAnswerSchema };

function answer(session: StaffSession | null) {
  if (session === null) return { success: true as const, body: { active: false, overrides: {} } };
  const { until, overrides } = session;
  return {
    success: true as const,
    body: { active: true, until: new Date(until).toISOString(), overrides },
  };
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
        throw new Rejection(403, 'STAFF_ENDED', '開發者模式已結束，請到管理頁面重新開啟。');
      setAuditActor(request, { name: session.admin, kind: 'administrator' });
      noteAudit(request, { detail: { remotes: Object.keys(request.body.overrides) } });
      const changed = { ...session, overrides: checkedOverrides(request.body.overrides) };
      await giveStaffCookie(reply, deps, changed);
      return answer(changed);
    },
  );

  const end = { schema: { tags, response }, config: { audit: 'staff.end' }, onRequest };
  app.delete('/api/staff', end, async (request, reply) => {
    const session = await staffSessionOf(request, deps);
    if (session) setAuditActor(request, { name: session.admin, kind: 'administrator' });
    clearStaffCookie(reply, deps);
    return answer(null);
  });
};
