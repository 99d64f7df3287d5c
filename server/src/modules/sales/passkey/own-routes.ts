import {
  doneSchema,
  type Passkey,
  passkeyAnswerSchema,
  passkeyNameSchema,
  passkeyOptionsAnswerSchema,
  passkeysAnswerSchema,
} from '@pinpu/shared/contracts';
import { object, regex, string } from '@pinpu/shared/contracts/schema';
import { memberPath } from '@pinpu/shared/domain';
import { requireMember } from '../../../platform/http/request-member.ts';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps } from '../../../platform/module.ts';
import { shopName } from '../../base/settings/service.ts';
import { browserName } from '../member/browser-name.ts';
import { addPasskey } from './add-service.ts';
import { createdPasskey, newPasskey } from './bodies.ts';
import { challenges } from './challenges.ts';
import { memberProof } from './member-proof.ts';
import { postPasskeyMail, removedMail } from './passkey-mail.ts';
import { perNetwork } from './per-network.ts';
import { MOST_PASSKEYS, notAdded, passkeyGone, passkeyRejection } from './rejections.ts';
import type { RelyingParty } from './relying-party.ts';
import { deletePasskey, findPasskeysOf, type PasskeyRow, updateName } from './repository.ts';
import { creationOptions } from './webauthn.ts';

const tags = ['member'];
const params = object({ id: string().check(regex(/^[\w-]{43}$/)) });
const done = { success: true as const };

const viewOf = ({ id, credential_id, name, c_date, used_at }: PasskeyRow): Passkey => ({
  id,
  credential_id,
  name,
  c_date: c_date.toISOString(),
  used_at: used_at?.toISOString() ?? '',
});

/** Routes to add a passkey: mail a code where the last sign-in is too long ago, send options, store the passkey. */
function adding(app: App, deps: Deps, party: RelyingParty): void {
  const { db } = deps;
  const challenge = challenges(deps);
  const proof = memberProof(deps);

  app.post(
    '/api/vip/passkeys/code',
    { schema: { tags, response: { 200: doneSchema } }, config: perNetwork(30) },
    async (request, reply) => {
      await proof.request(request, reply, requireMember(request));
      return done;
    },
  );

  const options = { tags, body: newPasskey, response: { 200: passkeyOptionsAnswerSchema } };
  app.post(
    '/api/vip/passkeys/options',
    { schema: options, config: perNetwork(60) },
    async (request, reply) => {
      const member = requireMember(request);
      const existing = await findPasskeysOf(db, member.cus_id);
      if (existing.length >= MOST_PASSKEYS) throw passkeyRejection('too many');
      await proof.require(request, reply, member, request.body.otp);
      const issued = await challenge.give(request, reply, `add ${member.cus_id}`);
      const shop = await shopName(db);
      const body = await creationOptions(party, shop, member, existing, issued);
      return success({ ...body });
    },
  );

  const created = { tags, body: createdPasskey, response: { 200: passkeyAnswerSchema } };
  app.post('/api/vip/passkeys', { schema: created, config: perNetwork(60) }, async (request) => {
    const member = requireMember(request);
    const { clientDataJSON } = request.body.response;
    const signed = await challenge.take(request, `add ${member.cus_id}`, clientDataJSON);
    if (signed === null) throw passkeyRejection('expired');
    const log = (reason: string) => request.log.warn({ reason }, 'new passkey rejected');
    const browser = browserName(request.headers['user-agent']);
    const added = { created: request.body, challenge: signed, member, browser };
    const row = await addPasskey(deps, party, added, log);
    if (row === 'rejected') throw notAdded();
    if (typeof row === 'string') throw passkeyRejection(row);
    return success(viewOf(row));
  });
}

export function ownPasskeys(app: App, deps: Deps, party: RelyingParty): void {
  const { db, clock, config } = deps;
  adding(app, deps, party);

  const listed = { tags, response: { 200: passkeysAnswerSchema } };
  app.get('/api/vip/passkeys', { schema: listed }, async (request) => {
    const found = await findPasskeysOf(db, requireMember(request).cus_id);
    return success({ passkeys: found.map(viewOf) });
  });

  const renamed = { tags, params, body: passkeyNameSchema, response: { 200: doneSchema } };
  app.patch('/api/vip/passkeys/:id', { schema: renamed }, async (request) => {
    const { cus_id } = requireMember(request);
    const { id } = request.params;
    if (!(await updateName(db, cus_id, id, request.body.name))) throw passkeyGone();
    return done;
  });

  const removed = { tags, params, response: { 200: doneSchema } };
  app.delete('/api/vip/passkeys/:id', { schema: removed }, async (request) => {
    const { cus_id, acc_email } = requireMember(request);
    const now = clock();
    await db.transaction(async (tx) => {
      const row = await deletePasskey(tx, cus_id, request.params.id);
      if (!row) throw passkeyGone();
      const mail = removedMail(row, config.publicUrl + memberPath('devices'));
      await postPasskeyMail(tx, acc_email, mail, now);
    });
    return done;
  });
}
