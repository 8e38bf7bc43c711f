import { etagOf } from "./etag.js";
import { flag, id, instant, text } from "./kinds.js";
import { line } from "./names.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, sure, table } from "./table.js";
import { LANGUAGE, type LanguageName } from "./users.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";

export const PROFILE = table("Profile", "The own account.", {
  id: need("id", id, "Of the account."),
  email: sure("email", text, "What the person signs in with."),
  firstName: may("firstName", line, "As the person gave it."),
  lastName: may("lastName", line, "As the person gave it."),
  phone: may("phone", text, "As the person gave it."),
  language: may("language", LANGUAGE, "Of the screens; null: as the browser says."),
  hasPassword: may(
    "hasPassword",
    flag,
    "Whether the person can sign in by a password; false: by an organisation alone. Null where it is not told.",
  ),
  etag: etagOf("firstName", "lastName", "phone", "language"),
});
export type ProfileRecord = RecordOf<typeof PROFILE>;

/** GET /user/profile. @throws ApiError FORBIDDEN for a key */
export async function getProfile(platform: Platform): Promise<ProfileRecord> {
  return wholeRecord(await platform.get("user/profile"), PROFILE);
}

/** Fields left out stay unchanged; null removes a value. */
export interface ProfileChange {
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  language?: LanguageName | null;
}

/** PATCH /user/profile. @throws ApiError VALIDATION_FAILED */
export async function updateProfile(
  platform: Platform,
  { firstName, lastName, phone, language }: ProfileChange,
  options: WriteOptions,
): Promise<ProfileRecord> {
  const body = { firstName, lastName, phone, language: language && LANGUAGE.wireOf(language) };
  return wholeRecord(await platform.patch("user/profile", body, options), PROFILE);
}

/** POST /user/password. All other sessions end. @throws ApiError VALIDATION_FAILED, RATE_LIMITED */
export async function changePassword(
  platform: Platform,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  await platform.post("user/password", passwords);
}

export const OWN_SESSION = table("OwnSession", "A place where the person is signed in.", {
  id: need("id", id, "Names the session; it opens nothing."),
  createDate: sure("createDate", instant, "When the person signed in there."),
  lastUsedDate: sure("lastUsedDate", instant, "When it was last used."),
  userAgent: may("userAgent", text, "The browser or script, as it calls itself."),
  address: may("address", text, "IP address that the person signed in from."),
  current: sure("current", flag, "Whether it is the session that asks."),
});
export type OwnSessionRecord = RecordOf<typeof OWN_SESSION>;

/** GET /user/sessions, the last used first. */
export async function listOwnSessions(platform: Platform): Promise<OwnSessionRecord[]> {
  return wholeList(await platform.get("user/sessions"), OWN_SESSION);
}

/** DELETE /user/sessions: one of them, or all but the current one. @throws ApiError NOT_FOUND */
export async function endOwnSessions(platform: Platform, sessionId?: string): Promise<void> {
  await platform.delete("user/sessions", { id: sessionId });
}
