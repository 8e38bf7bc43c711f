import type { Static } from "typebox";
import { username } from "../accounts/store.js";
import type { MemberPrincipal } from "../auth/principal.js";
import { isTold } from "../auth/userRef.js";
import type { BundleJson } from "./schemas.js";
import { type BundleRecord, scheduleOf } from "./store.js";

type Bundle = Static<typeof BundleJson>;

/** A bundle as the API shows it to a viewer. @param clients its valves */
export function toBundleJson(
  bundle: BundleRecord,
  clients: Bundle["clients"],
  viewer: MemberPrincipal,
  now: number,
): Bundle {
  const { id, name, version, change_date, paused_until } = bundle;
  return {
    id,
    name,
    schedule: scheduleOf(bundle),
    version,
    changeDate: change_date,
    changedBy: changedBy(bundle, viewer),
    pausedUntil: ahead(paused_until, now),
    clients,
  };
}

/** An end in the future; null if it is over, or there is none. */
export function ahead(until: number | null, now: number): number | null {
  return until !== null && until > now ? until : null;
}

function changedBy(bundle: BundleRecord, viewer: MemberPrincipal): string | null {
  const { email, first_name, last_name } = bundle;
  return email === null || !isTold(bundle, viewer) ? null : username({ email, first_name, last_name });
}
