import type { SignedInQuery, SignInMutation, SignInMutationVariables } from "../../graphql/generated";
import { type PlainAnswer, plainRequest } from "../../graphql/plainRequest";
import { accountLanguage, type Language } from "../../i18n/language";
import { roleIn } from "../../shared/session/hasRole";
import { leftSession } from "../../shared/session/leftSession";
import type { LocalSession } from "../../shared/session/session";

/** The operation SignIn of session.graphql; a test compares the two. */
export const signInText =
  "mutation SignIn($input: SignInInput!) { signIn(input: $input) { secondStep { token totp recoveryCodes passkeyOptions } session { secondFactorNeeded user { id username admin labeller role language } group { id name } } } }";

/** The operation SignedIn, as above. */
export const signedInText =
  "query SignedIn { session { secondFactorNeeded user { id username admin labeller role language } group { id name } } }";

export type SecondStep = NonNullable<SignInMutation["signIn"]["secondStep"]>;

export type SignInResult =
  | { outcome: "signedIn"; session: LocalSession; language: Language | null }
  /** The password is right, and something else is to be shown. */
  | { outcome: "secondStep"; step: SecondStep }
  /** The session is good for adding a second factor alone. */
  | { outcome: "factorNeeded" }
  | { outcome: "refused" }
  | { outcome: "tooMany"; retryAfterSeconds: number }
  | { outcome: "unreachable" };

const defaultWaitSeconds = 300;

/** @param typed the name that the person typed */
export function signedIn(session: SignedInQuery["session"], typed: string): SignInResult | null {
  if (!session?.user) return null;
  if (session.secondFactorNeeded) return { outcome: "factorNeeded" };
  const { user, group } = session;
  const remembered: LocalSession = {
    userId: user.id,
    username: user.username ?? typed,
    isAdmin: user.admin ? 1 : 0,
    groupName: group?.name ?? null,
    groupId: group?.id ?? null,
    ...(user.labeller === true ? { beginsAtDesk: 1 } : {}),
    role: roleIn(user.role),
  };
  return { outcome: "signedIn", session: remembered, language: accountLanguage(user.language) };
}

function resultOf({ data, errors }: PlainAnswer<SignInMutation>, typed: string): SignInResult {
  if (data?.signIn.secondStep) return { outcome: "secondStep", step: data.signIn.secondStep };
  const result = data ? signedIn(data.signIn.session, typed) : null;
  if (result) return result;
  const { code, retryAfter } = errors?.[0]?.extensions ?? {};
  if (code === "RATE_LIMITED") {
    return { outcome: "tooMany", retryAfterSeconds: retryAfter ?? defaultWaitSeconds };
  }
  const isRefusal = code === "UNAUTHENTICATED" || code === "BAD_USER_INPUT" || code === "VALIDATION_FAILED";
  return { outcome: isRefusal ? "refused" : "unreachable" };
}

export async function requestSignIn(input: SignInMutationVariables["input"]): Promise<SignInResult> {
  leftSession.stop();
  try {
    return resultOf(await plainRequest("SignIn", signInText, { input }), input.email);
  } catch {
    return { outcome: "unreachable" };
  }
}

/** Who came back from an organisation's own sign-in; refused where nobody is signed in. */
export async function requestSignedIn(): Promise<SignInResult> {
  try {
    const { data } = await plainRequest<SignedInQuery>("SignedIn", signedInText, {});
    if (!data) return { outcome: "unreachable" };
    return signedIn(data.session, "") ?? { outcome: "refused" };
  } catch {
    return { outcome: "unreachable" };
  }
}
