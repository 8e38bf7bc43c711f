import { bodyId } from "./bodyId.js";
import { object } from "./decode.js";
import { instant, text } from "./kinds.js";
import { type DeviceSecret, deviceIn } from "./knownDevices.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, type RecordOf, sure, table } from "./table.js";
import {
  GROUP_ROLE,
  type GroupRoleName,
  LANGUAGE,
  type LanguageName,
  USER,
  type UserRecord,
} from "./users.js";
import { wholeRecord } from "./wholeAnswer.js";
import { type NameOf, oneOf } from "./words.js";

export const LINK_PURPOSE = oneOf(
  {
    RESET: { description: "Sets a new password." },
    INVITATION: { description: "Sets the first password of somebody who was invited." },
    EMAIL: { description: "Confirms a new e-mail." },
  },
  "AccountLinkPurpose",
  "What a one-time link of an account is for.",
);
export type LinkPurposeName = NameOf<typeof LINK_PURPOSE>;

export const ACCOUNT_LINK = table("AccountLink", "What a one-time link is for. It holds until it is taken.", {
  purpose: sure("purpose", LINK_PURPOSE, "What it does."),
  email: may("email", text, "The account's e-mail; of a link that confirms one, the new e-mail."),
  language: may("language", LANGUAGE, "What the person chose; null: as the browser says."),
  expireDate: may("expireDate", instant, "When it ends."),
});
export type AccountLinkRecord = RecordOf<typeof ACCOUNT_LINK>;

export const MADE_LINK = table("MadeLink", "A link that was made to be handed over.", {
  purpose: sure("purpose", LINK_PURPOSE, "What it does."),
  token: sure("token", text),
  expireDate: may("expireDate", instant, "When it ends."),
});
export type MadeLinkRecord = RecordOf<typeof MADE_LINK>;

/** POST /user/password/forgot: the same whether the e-mail has an account or not. @throws ApiError RATE_LIMITED */
export async function askForReset(
  platform: Platform,
  { email, language }: { email: string; language?: LanguageName | null },
): Promise<void> {
  const body = { email, ...(language ? { language: LANGUAGE.wireOf(language) } : {}) };
  await platform.post("user/password/forgot", body);
}

/** POST /user/link/check. @throws ApiError CONFLICT LINK_ENDED, RATE_LIMITED */
export async function checkLink(platform: Platform, token: string): Promise<AccountLinkRecord> {
  return wholeRecord(await platform.ask("user/link/check", { token }), ACCOUNT_LINK);
}

/**
 * POST /user/password/reset: takes a link; the account's sessions end, and it knows no device but this one.
 * @returns the account's e-mail
 * @throws ApiError VALIDATION_FAILED for the password, CONFLICT LINK_ENDED, RATE_LIMITED
 */
export async function setPasswordByLink(
  platform: Platform,
  { token, password }: { token: string; password: string },
  device: DeviceSecret,
): Promise<string | null> {
  const body = { token, password, ...(await deviceIn(platform, device)) };
  return emailIn(await platform.post("user/password/reset", body));
}

/** POST /user/email/confirm: takes a link. @returns the new e-mail @throws ApiError as setPasswordByLink */
export async function confirmEmail(platform: Platform, token: string): Promise<string | null> {
  return emailIn(await platform.post("user/email/confirm", { token }));
}

const emailIn = (answer: unknown): string | null => text.read(object(answer, "answer").email, "answer.email");

/** POST /user/email: has a link mailed to the new e-mail. @throws ApiError VALIDATION_FAILED, RATE_LIMITED */
export async function changeEmail(
  platform: Platform,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await platform.post("user/email", { email, password });
}

/** POST /user/link (administrators): of somebody else. @throws ApiError NOT_FOUND, CONFLICT */
export async function makeLink(platform: Platform, userId: string): Promise<MadeLinkRecord> {
  return wholeRecord(await platform.post("user/link", { id: bodyId(userId) }), MADE_LINK);
}

/** POST /user/link/mail (administrators; managers, an invitation). @throws ApiError NOT_FOUND, CONFLICT, NOT_OFFERED */
export async function mailLink(platform: Platform, userId: string, options: WriteOptions): Promise<void> {
  await platform.offers.require("account-mail");
  await platform.post("user/link/mail", { id: bodyId(userId) }, options);
}

export interface Invitation {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
  groupId?: string | null;
  role?: GroupRoleName | null;
  admin: boolean;
  language?: LanguageName | null;
  mail: boolean;
}

/** POST /user/invite (administrators; managers, into their group). @throws ApiError VALIDATION_FAILED, CONFLICT, NOT_FOUND for the group */
export async function inviteUser(
  platform: Platform,
  { groupId, role, language, ...invitation }: Invitation,
  options: WriteOptions,
): Promise<UserRecord> {
  if (role) await platform.offers.require("group-roles");
  const { email, firstName, lastName, admin, mail } = invitation;
  const body = {
    ...{ email, firstName, lastName, admin, mail },
    ...(role ? { role: GROUP_ROLE.wireOf(role) } : {}),
    ...{ groupId: groupId ? bodyId(groupId) : null, language: language ? LANGUAGE.wireOf(language) : null },
  };
  return wholeRecord(await platform.post("user/invite", body, options), USER);
}
