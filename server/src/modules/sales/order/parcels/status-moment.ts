const WRITTEN = /^(\d{4})[/-](\d{2})[/-](\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/;

/** The moment of a status as providers write it, in Taipei; `now` for a text that is none, or for a later one. */
export function statusMoment(text: string, now: Date): Date {
  const [, year, month, day, time = '00:00:00'] = WRITTEN.exec(text) ?? [];
  const moment = new Date(`${year}-${month}-${day}T${time}+08:00`);
  return Number.isNaN(moment.getTime()) || moment > now ? now : moment;
}
