import type { Static } from "typebox";
import { findClients } from "../clients/store.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import { isMailSetUp, type MailSettings } from "../mail/mailSettings.js";
import { etagOfContent, preferencesContent } from "../revisions/contents.js";
import { chosenClients, findPreferences, scopeOfPerson, zoneOfPerson } from "./preferences.store.js";
import type { PreferencesJson } from "./schemas.js";

/** A person's preferences as the API shows them. Chosen clients that are no longer visible are left out. */
export async function preferencesJson(
  db: Db,
  user: UserRow,
  settings: MailSettings,
): Promise<Static<typeof PreferencesJson>> {
  const wanted = await findPreferences(db, user);
  const chosen = await chosenClients(db, user.id);
  const seen = chosen.length === 0 ? [] : await findClients(db, scopeOfPerson(user), chosen);
  const available = isMailSetUp(settings);
  return {
    events: wanted.events,
    silentAfter: wanted.silentAfter,
    channels: {
      email: {
        enabled: wanted.email,
        address: user.email,
        available,
        reason: available ? null : "notSetUp",
      },
      webhook: {
        enabled: wanted.webhook,
        url: wanted.webhookUrl,
        secretDate: wanted.webhookSecretDate,
      },
    },
    quietHours: { ...wanted.quietHours, usualTimeZone: await zoneOfPerson(db, user) },
    allClients: wanted.allClients,
    clientIds: seen.map(({ id }) => id),
    etag: etagOfContent(preferencesContent(wanted, chosen)),
  };
}
