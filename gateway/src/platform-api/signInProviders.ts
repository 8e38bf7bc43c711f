import { textOrNull } from "./decode.js";
import { listOf, text } from "./kinds.js";
import { type DeviceSecret, deviceIn, type SignedIn } from "./knownDevices.js";
import { label } from "./names.js";
import { openSession } from "./openSession.js";
import type { Platform } from "./platform.js";
import { firstSaid, ITSELF, may, type RecordOf, sure, table } from "./table.js";
import { wholeRecord } from "./wholeAnswer.js";
import { oneOf } from "./words.js";

const SIGN_IN_PROVIDER = table("SignInProvider", "An organisation that people may sign in by.", {
  name: sure("name", text, "In the address that begins a sign-in: GET /sign-in/<name>."),
  label: sure(
    ITSELF,
    firstSaid("signInProvider", may("label", label), may("name", text)),
    "What people know it by.",
  ),
});

const PASSWORDS_FOR = oneOf(
  {
    EVERYBODY: { description: "Whoever has an account." },
    ADMINISTRATORS: { description: "Administrators; all others sign in by an organisation." },
  },
  "PasswordsFor",
  "Who may sign in by a password.",
);

export const SIGN_IN_WAYS = table("SignInWays", "How people may sign in.", {
  providers: sure("providers", listOf(SIGN_IN_PROVIDER), "The organisations to sign in by."),
  passwordsFor: sure("passwords", PASSWORDS_FOR, "Who may sign in by a password."),
});
type SignInWaysRecord = RecordOf<typeof SIGN_IN_WAYS>;

/** GET /user/provider/list; on a platform without providers everybody signs in by a password. */
export async function signInWays(platform: Platform): Promise<SignInWaysRecord> {
  if (!(await platform.offers.has("sign-in-providers"))) return { providers: [], passwordsFor: "EVERYBODY" };
  return wholeRecord(await platform.get("user/provider/list"), SIGN_IN_WAYS);
}

const BEGUN = table("BegunSignIn", "A sign-in at an organisation.", {
  url: sure("url", text),
  secret: sure("secret", text),
});

/**
 * POST /user/provider/begin.
 * @returns where the browser goes, and what it keeps
 * @throws ApiError NOT_FOUND, CONFLICT with a fault PROVIDER_…, RATE_LIMITED, NOT_OFFERED
 */
export async function beginSignIn(platform: Platform, provider: string): Promise<RecordOf<typeof BEGUN>> {
  return wholeRecord(await platform.post("user/provider/begin", { provider }), BEGUN);
}

/**
 * POST /user/provider/finish.
 * @param finished `answer`: the query by which the provider sent the browser back
 * @throws ApiError CONFLICT with a fault PROVIDER_…, NOT_OFFERED
 */
export async function finishSignIn(
  platform: Platform,
  finished: { provider: string; secret: string; answer: string },
  device: DeviceSecret,
): Promise<SignedIn> {
  const body = { ...finished, ...(await deviceIn(platform, device)) };
  const { sessionId, answer } = await openSession(platform, "user/provider/finish", body);
  return { sessionId, device: "device" in body ? textOrNull(answer.device, "login.device") : null };
}
