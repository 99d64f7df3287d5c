import type { App, ServerModule } from '../../../../platform/module.ts';
import { parcelNoticePath } from '../../parcel/notice-path.ts';
import { formFields } from '../../payment/form-fields.ts';
import { logisticsProvider } from '../../pickup/provider.ts';
import { applyNotice, isStored } from './apply-notice.ts';
import { parcelSync, remindOfParcels } from './sync-parcels.ts';

const SYNC_MS = 60_000;
const REMIND_MS = 600_000;

/**
 * `POST /api/logistics/{provider}/parcels`: the provider's notices about parcels, acknowledged after the commit. What is
 * not stored is answered with an error, so that the provider repeats it. The schedules ask about silent parcels, and
 * remind buyers.
 */
export const parcelNoticeModule: ServerModule = async (app, deps) => {
  const { db, clock, config, every } = deps;
  const provider = logisticsProvider(deps);
  const service = provider?.parcels;
  if (!provider || !service) return;
  const { publicUrl } = config;
  const { stateLength } = provider;
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      parcelNoticePath(provider.name),
      { config: { fromOtherSites: true }, schema: { hide: true } },
      async (request, reply) => {
        const fields = typeof request.body === 'string' ? formFields(request.body) : null;
        const notice = fields && service.readNotice(fields);
        const context = { service, publicUrl, stateLength, now: clock() };
        const result = notice && (await applyNotice(db, notice, context));
        // The body names the buyer, so only what identifies the parcel is logged.
        const facts = { trade_no: notice?.trade_no, code: notice?.status.code, result };
        if (result === 'unknown') request.log.error(facts, 'parcel notice');
        else request.log.info(facts, 'parcel notice');
        const { status, type, body } = service.acknowledge(result !== null && isStored(result));
        return reply.code(status).type(type).send(body);
      },
    );
  });
  const context = { service, publicUrl, stateLength, clock };
  every('parcel queries', SYNC_MS, parcelSync(db, context));
  every('parcel reminders', REMIND_MS, () => remindOfParcels(db, context));
};
