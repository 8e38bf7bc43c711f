import { sql } from "kysely";
import type { Db } from "../db/tables.js";

/**
 * The people of the audit log whose e-mail contains a text, in any case. Steps from one e-mail to the next in
 * the index: a million rows of a hundred people take a hundred steps.
 */
export async function peopleWith(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ who: string }>`
    with recursive person (who) as (
      select min(who) from audit_log
      union all
      select (select min(who) from audit_log where who > person.who) from person where person.who is not null
    )
    select who from person where who is not null`.execute(db);
  const wanted = text.toLowerCase();
  return rows.map(({ who }) => who).filter((who) => who.toLowerCase().includes(wanted));
}
