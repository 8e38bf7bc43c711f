import { flag, id, intOr, list, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";
import { type LanguageName, languageOf } from "./users.js";

/** The own account. */
export interface ProfileRecord {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  language: LanguageName | null;
}

function decodeProfile(value: unknown): ProfileRecord {
  const profile = object(value, "profile");
  return {
    id: id(profile.id, "profile.id"),
    email: textOrNull(profile.email, "profile.email") ?? "",
    firstName: textOrNull(profile.firstName, "profile.firstName"),
    lastName: textOrNull(profile.lastName, "profile.lastName"),
    phone: textOrNull(profile.phone, "profile.phone"),
    language: languageOf(profile.language),
  };
}

/** GET /user/profile. @throws ApiError FORBIDDEN for a key */
export async function getProfile(platform: PlatformClient, context: CallContext): Promise<ProfileRecord> {
  return decodeProfile(await platform.get(context, "user/profile"));
}

/** What is left out stays; null takes it away. */
export interface ProfileChange {
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  language?: LanguageName | null;
}

/** PATCH /user/profile. @throws ApiError VALIDATION_FAILED */
export async function updateProfile(
  platform: PlatformClient,
  context: CallContext,
  { firstName, lastName, phone, language }: ProfileChange,
  options: WriteOptions,
): Promise<ProfileRecord> {
  const body = { firstName, lastName, phone, language: language ? language.toLowerCase() : language };
  return decodeProfile(await platform.patch(context, "user/profile", body, options));
}

/** POST /user/password; all other sessions end. @throws ApiError VALIDATION_FAILED, RATE_LIMITED */
export async function changePassword(
  platform: PlatformClient,
  context: CallContext,
  passwords: { currentPassword: string; newPassword: string },
): Promise<void> {
  await platform.post(context, "user/password", passwords);
}

/** Where the person is signed in. */
export interface OwnSessionRecord {
  id: string;
  createDate: number;
  lastUsedDate: number;
  userAgent: string | null;
  address: string | null;
  current: boolean;
}

function decodeOwnSession(value: unknown): OwnSessionRecord {
  const session = object(value, "session");
  return {
    id: id(session.id, "session.id"),
    createDate: intOr(session.createDate, 0, "session.createDate"),
    lastUsedDate: intOr(session.lastUsedDate, 0, "session.lastUsedDate"),
    userAgent: textOrNull(session.userAgent, "session.userAgent"),
    address: textOrNull(session.address, "session.address"),
    current: flag(session.current),
  };
}

/** GET /user/sessions, the last used first. */
export async function listOwnSessions(
  platform: PlatformClient,
  context: CallContext,
): Promise<OwnSessionRecord[]> {
  return list(await platform.get(context, "user/sessions"), "user/sessions", decodeOwnSession);
}

/** DELETE /user/sessions: one of them, or all but the present one. @throws ApiError NOT_FOUND */
export async function endOwnSessions(
  platform: PlatformClient,
  context: CallContext,
  sessionId?: string,
): Promise<void> {
  await platform.delete(context, "user/sessions", { id: sessionId });
}
