import { bodyId } from "./bodyId.js";
import { isObject, type Json, textOrNull } from "./decode.js";
import { flag, id, instant, jsonObject, listOf, text, whole } from "./kinds.js";
import { type DeviceSecret, deviceIn, type SignedIn } from "./knownDevices.js";
import { label } from "./names.js";
import { openSession } from "./openSession.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, sure, table } from "./table.js";
import { wholeRecord } from "./wholeAnswer.js";
import { type NameOf, oneOf } from "./words.js";

export const FACTOR_KIND = oneOf(
  {
    TOTP: { description: "An app that tells codes." },
    PASSKEY: { description: "A passkey or security key." },
  },
  "SecondFactorKind",
  "What somebody shows beside the password.",
);
export type FactorKindName = NameOf<typeof FACTOR_KIND>;

const SECOND_FACTOR = table("SecondFactor", "What the person shows beside the password.", {
  id: need("id", id, "Of the factor."),
  kind: sure("kind", FACTOR_KIND, "What it is."),
  name: may("name", label, "As the person called it."),
  createDate: may("createDate", instant, "When it was added."),
  lastUsedDate: may("lastUsedDate", instant, "When somebody signed in by it last; null: never."),
});

export const SECOND_FACTORS = table("SecondFactors", "The person's second factors.", {
  factors: sure("factors", listOf(SECOND_FACTOR), "The oldest first."),
  recoveryCodes: may("recoveryCodes", whole, "How many recovery codes are left."),
  passkeys: may("passkeys", flag, "Whether the portal takes passkeys."),
  canAdd: may(
    "canAdd",
    flag,
    "Whether the person can add one. False for who signs in by an organisation alone, which looks after that.",
  ),
  needed: may("needed", flag, "Whether the person has to add one before anything else."),
});
export type SecondFactorsRecord = RecordOf<typeof SECOND_FACTORS>;

const PASSKEY_OPTIONS = "What the browser is asked (WebAuthn).";

export const SECOND_STEP = table("SecondStep", "What is to be shown beside the password, which is right.", {
  token: sure("token", text, "For `signInSecondStep`; it holds for five minutes, once."),
  totp: may("totp", flag, "Whether the person has an app that tells codes."),
  recoveryCodes: may("recoveryCodes", flag, "Whether the person has recovery codes left."),
  passkeyOptions: may("passkeyOptions", jsonObject, PASSKEY_OPTIONS),
});
export type SecondStepRecord = RecordOf<typeof SECOND_STEP>;

/** The second step that an answer to a password asks for; null for a session. */
export function secondStepIn(answer: Json): SecondStepRecord | null {
  return isObject(answer.secondStep) ? wholeRecord(answer.secondStep, SECOND_STEP) : null;
}

/** What is shown: one of these. */
export interface ShownFactor {
  code?: string | null;
  recoveryCode?: string | null;
  passkey?: Json | null;
}

const shown = (factor: ShownFactor) =>
  Object.fromEntries(Object.entries(factor).filter(([, value]) => value !== null && value !== undefined));

async function openedBy(
  platform: Platform,
  path: string,
  given: object,
  secret: DeviceSecret,
): Promise<SignedIn> {
  const body = { ...given, ...(await deviceIn(platform, secret)) };
  const { sessionId, answer } = await openSession(platform, path, body);
  return { sessionId, device: "device" in body ? textOrNull(answer.device, "login.device") : null };
}

/** POST /user/login/second. @throws ApiError VALIDATION_FAILED, CONFLICT STEP_ENDED, PASSKEY_REFUSED, RATE_LIMITED */
export function loginSecond(
  platform: Platform,
  { token, code, recoveryCode, passkey }: ShownFactor & { token: string },
  secret: DeviceSecret,
): Promise<SignedIn> {
  const given = { token, ...shown({ code, recoveryCode, passkey }) };
  return openedBy(platform, "user/login/second", given, secret);
}

export const PASSKEY_SIGN_IN = table("PasskeySignIn", "A sign-in by a passkey that was begun.", {
  token: sure("token", text, "For `signInByPasskey`; it holds for five minutes, once."),
  passkeyOptions: may("passkeyOptions", jsonObject, PASSKEY_OPTIONS),
});

/** POST /user/passkey/begin. @throws ApiError RATE_LIMITED, NOT_OFFERED */
export async function beginPasskey(platform: Platform): Promise<RecordOf<typeof PASSKEY_SIGN_IN>> {
  return wholeRecord(await platform.post("user/passkey/begin", {}), PASSKEY_SIGN_IN);
}

/** POST /user/passkey/finish. @throws ApiError CONFLICT STEP_ENDED, PASSKEY_REFUSED, RATE_LIMITED, NOT_OFFERED */
export function finishPasskey(
  platform: Platform,
  { token, passkey }: { token: string; passkey: Json },
  secret: DeviceSecret,
): Promise<SignedIn> {
  return openedBy(platform, "user/passkey/finish", { token, passkey }, secret);
}

/** GET /user/factor/list. @throws ApiError NOT_OFFERED */
export async function ownFactors(platform: Platform): Promise<SecondFactorsRecord> {
  return wholeRecord(await platform.get("user/factor/list"), SECOND_FACTORS);
}

const TOTP_SECRET = table("TotpSecret", "What an app computes its codes from.", {
  secret: sure("secret", text, "In base 32, for who types it."),
  address: sure("address", text, "otpauth://, for a QR code."),
});

export const BEGUN_FACTOR = table("BegunSecondFactor", "A second factor that is being added.", {
  token: sure("token", text, "For `addSecondFactor`; it holds for five minutes."),
  totp: may("totp", TOTP_SECRET, "Of an app; null of a passkey."),
  passkeyOptions: may("passkeyOptions", jsonObject, PASSKEY_OPTIONS),
});

/** POST /user/factor/begin. @throws ApiError VALIDATION_FAILED, CONFLICT SIGN_IN_AGAIN, NO_PASSKEYS, SECOND_FACTOR_ELSEWHERE, RATE_LIMITED */
export async function beginFactor(
  platform: Platform,
  { kind, password }: { kind: FactorKindName; password?: string | null },
): Promise<RecordOf<typeof BEGUN_FACTOR>> {
  const body = { kind: FACTOR_KIND.wireOf(kind), ...(password ? { password } : {}) };
  return wholeRecord(await platform.post("user/factor/begin", body), BEGUN_FACTOR);
}

const CODES = table("NewRecoveryCodes", "Recovery codes.", {
  recoveryCodes: may("recoveryCodes", listOf(text)),
});

/** POST /user/factor/finish. @returns recovery codes with the first factor @throws ApiError VALIDATION_FAILED, CONFLICT */
export async function finishFactor(
  platform: Platform,
  { token, name, code, passkey }: ShownFactor & { token: string; name: string },
): Promise<string[] | null> {
  const body = { token, name, ...shown({ code, passkey }) };
  return wholeRecord(await platform.post("user/factor/finish", body), CODES).recoveryCodes;
}

const withPassword = (password?: string | null) => (password ? { password } : {});

/** POST /user/factor/remove. @throws ApiError VALIDATION_FAILED, NOT_FOUND, CONFLICT SIGN_IN_AGAIN */
export async function removeFactor(
  platform: Platform,
  { id: factorId, password }: { id: string; password?: string | null },
): Promise<void> {
  await platform.post("user/factor/remove", { id: bodyId(factorId), ...withPassword(password) });
}

/** POST /user/factor/recovery. @throws ApiError VALIDATION_FAILED, CONFLICT SIGN_IN_AGAIN */
export async function renewCodes(platform: Platform, password?: string | null): Promise<string[]> {
  const answer = await platform.post("user/factor/recovery", withPassword(password));
  return wholeRecord(answer, CODES).recoveryCodes ?? [];
}

/** DELETE /user/factor (administrators): of somebody else. @throws ApiError NOT_FOUND, CONFLICT OWN_ACCOUNT */
export async function takeFactors(platform: Platform, userId: string, options: WriteOptions): Promise<void> {
  await platform.delete("user/factor", { userId }, options);
}
