import { PARCEL_STAGES } from '@pinpu/shared/domain';
import type { ParcelAtProvider, ParcelService } from '../../parcel/port.ts';
import type { ParcelRow } from './repository.ts';

const rank = (stage: ParcelRow['stage']) => PARCEL_STAGES.indexOf(stage);

const known = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== 0),
  ) as Partial<Fields>;

/** What an answer to a query changes of a parcel: numbers, charges and money, and its status where that leads on. */
export function reportedChange(
  parcel: ParcelRow,
  { status, ...facts }: ParcelAtProvider,
  { service, now }: { service: Pick<ParcelService, 'stageOf'>; now: Date },
): Partial<ParcelRow> {
  const stage = service.stageOf(status.code);
  const leadsOn = stage !== undefined && rank(stage) > rank(parcel.stage);
  return {
    ...known(facts),
    reported_at: now,
    ...(leadsOn && {
      ...{ stage, status_code: status.code, status_text: status.message, status_at: now },
    }),
  };
}
