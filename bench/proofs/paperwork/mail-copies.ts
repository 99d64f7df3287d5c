import { sql } from 'drizzle-orm';
import type { Deployment } from '../support/deployment.ts';

const COPY_MAILS = [
  'CREATE TABLE mail_copies (id bigserial, to_email text, content text)',
  `CREATE FUNCTION copy_mail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO mail_copies (to_email, content) VALUES (NEW.to_email, NEW.text); RETURN NEW;
  END $$`,
  `CREATE TRIGGER copy_mail AFTER INSERT ON outbox_mails FOR EACH ROW EXECUTE FUNCTION copy_mail()`,
];

/** Keeps what is mailed from now on, since the shop deletes the texts of mails once they are sent. */
export const copyMails = ({ withDatabase }: Deployment): Promise<void> =>
  withDatabase(async (db) => {
    for (const statement of COPY_MAILS) await db.execute(sql.raw(statement));
  });

/** The paths of the links in mails to this address, the newest first. */
export const linksTo = (
  { withDatabase }: Deployment,
  email: string,
  path: RegExp,
): Promise<string[]> =>
  withDatabase(async (db) => {
    const { rows } = await db.execute<{ content: string }>(
      sql`SELECT content FROM mail_copies WHERE to_email = ${email} ORDER BY id DESC`,
    );
    return rows.flatMap(({ content }) => path.exec(content)?.[0] ?? []);
  });
