import { ApiError } from "../errors.js";
import { askSession } from "./asker.js";
import { listClients } from "./clients.js";
import { isObject, type Json, textOrNull } from "./decode.js";
import { decodeGroups, type GroupRecord } from "./groups.js";
import { flag, id, listOf, text } from "./kinds.js";
import { type DeviceSecret, deviceIn, type SignedIn } from "./knownDevices.js";
import { sessionIn } from "./openSession.js";
import type { Platform } from "./platform.js";
import { type SecondStepRecord, secondStepIn } from "./secondFactors.js";
import { may, type RecordOf, table } from "./table.js";
import { decodeOwnUser, type UserRecord } from "./users.js";

export const SESSION_KEY = table("SessionKey", "The key that asks.", {
  viewOnly: may(
    "viewOnly",
    flag,
    "Whether it reads no more than embeds and public pages show; null: not told.",
  ),
  clientId: may("clientId", id, "The one device that it opens; null: all of its group."),
  // The device that its links name, which went to another group: it opens the device's place.
  formerClientId: may("formerClientId", id),
  // Of the pages that may use it; empty: any.
  origins: may("origins", listOf(text)),
});

/** The decoded caller: a user, or a key's group. */
export interface SessionRecord {
  user: UserRecord | null;
  group: GroupRecord | null;
  apiKey: RecordOf<typeof SESSION_KEY> | null;
  reportKey: boolean;
  /** True if an administrator acts as a group. */
  actingAsGroup: boolean;
  /** True if the person has to add a second factor, and may do nothing else; null: not told. */
  secondFactorNeeded: boolean | null;
}

/** POST /user/login. @throws ApiError UNAUTHENTICATED for any refusal of the platform, RATE_LIMITED */
export async function login(
  platform: Platform,
  { email, password }: { email: string; password: string },
  secret: DeviceSecret,
): Promise<SignedIn | { secondStep: SecondStepRecord }> {
  const body = { email, password, ...(await deviceIn(platform, secret)) };
  const whole = await platform.postWhole("user/login", body).catch(refused);
  const secondStep = isObject(whole.body) ? secondStepIn(whole.body) : null;
  if (secondStep) return { secondStep };
  const { sessionId, answer } = sessionIn(platform, whole);
  return { sessionId, device: "device" in body ? textOrNull(answer.device, "login.device") : null };
}

/** Codes by which platforms refuse a sign-in. */
const REFUSALS: ReadonlySet<string> = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "BAD_USER_INPUT",
  "VALIDATION_FAILED",
]);

/** Does not reveal which of them it was. */
function refused(error: unknown): never {
  if (!(error instanceof ApiError && REFUSALS.has(error.code))) throw error;
  throw new ApiError(
    "UNAUTHENTICATED",
    "The e-mail or the password is wrong, or the account is not confirmed yet.",
  );
}

export interface SignUp {
  email: string;
  password: string;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
}

/**
 * POST /user/register: a known e-mail gets the same answer. An administrator confirms.
 * @throws ApiError VALIDATION_FAILED
 */
export async function register(platform: Platform, signUp: SignUp): Promise<void> {
  const { email, password, ...names } = signUp;
  const kept = (await platform.offers.has("profile")) ? names : {};
  const given = Object.entries(kept).filter(([, value]) => value !== null && value !== undefined);
  await platform.post("user/register", { email, password, ...Object.fromEntries(given) });
}

/**
 * POST /user/logout; succeeds for a dead session, too.
 * @returns where the browser signs out at the organisation that signed the person in; null: nowhere
 */
export async function logout(platform: Platform, sessionId: string): Promise<string | null> {
  // By its cookie alone a platform may know which session is meant.
  const asked =
    platform.sessionCookie === "" ? platform : platform.as({ ...platform.call, caller: { sessionId } });
  const told = await asked.post("user/logout", { session_id: sessionId });
  const url = isObject(told) ? textOrNull(told.signOutUrl, "logout.signOutUrl") : null;
  return url !== null && /^https?:\/\//.test(url) ? url : null;
}

/** GET /user/session. @throws ApiError UNAUTHENTICATED for a dead session */
export async function getSession(platform: Platform): Promise<SessionRecord> {
  const session = await askSession(platform);
  const { user, group, apiKey } = session;
  const { caller } = platform.call;
  const keyAsks = caller.apiKey !== undefined;
  // A platform may send no details of a key.
  const key = isObject(apiKey) ? apiKey : keyAsks ? {} : null;
  return {
    // A platform may also send a user for keys, which is no person.
    user: isObject(user) && !keyAsks ? decodeOwnUser(user) : null,
    group: isObject(group) ? await decodeOwnGroup(group, platform) : null,
    apiKey: SESSION_KEY.read(key, "session.apiKey"),
    reportKey: isObject(session.reportKey),
    actingAsGroup: caller.groupId !== undefined,
    secondFactorNeeded: flag.read(session.secondFactorNeeded, "session.secondFactorNeeded"),
  };
}

/**
 * The group of a session. A platform may leave out its id: it is then the acted-as group, or the group that
 * all devices have.
 */
async function decodeOwnGroup(group: Json, platform: Platform): Promise<GroupRecord | null> {
  const decode = async (id: unknown) => {
    const [decoded] = await decodeGroups(platform, [{ ...group, id }]);
    return decoded ?? null;
  };
  const told = group.id ?? platform.call.caller.groupId;
  if (told !== null && told !== undefined) return decode(told);
  const clients = await listClients(platform);
  const [only, ...others] = new Set(clients.flatMap(({ groupIds }) => groupIds ?? []));
  // A group without devices has nothing that its id would lead to.
  return others.length > 0 ? null : decode(only ?? group.name);
}

/**
 * The caller's rights as a text, which differs if they may see something else than before.
 * @throws ApiError UNAUTHENTICATED for a dead session
 */
export async function getRights(platform: Platform): Promise<string> {
  return JSON.stringify(await platform.get("user/session"));
}
