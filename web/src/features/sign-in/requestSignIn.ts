import type { SignedInQuery, SignInMutation, SignInMutationVariables } from "../../graphql/generated";
import { type PlainAnswer, plainRequest } from "../../graphql/plainRequest";
import { accountLanguage, type Language } from "../../i18n/language";
import { roleIn } from "../../shared/session/hasRole";
import { leftSession } from "../../shared/session/leftSession";
import type { LocalSession } from "../../shared/session/session";

/** The operation SignIn of session.graphql; a test compares the two. */
export const signInText =
  "mutation SignIn($input: SignInInput!) { signIn(input: $input) { session { user { id username admin labeller role language } group { id name } } } }";

/** The operation SignedIn, as above. */
export const signedInText =
  "query SignedIn { session { user { id username admin labeller role language } group { id name } } }";

export type SignInResult =
  | { outcome: "signedIn"; session: LocalSession; language: Language | null }
  | { outcome: "refused" }
  | { outcome: "tooMany"; retryAfterSeconds: number }
  | { outcome: "unreachable" };

const defaultWaitSeconds = 300;

/** @param typed the name that the person typed */
function signedIn(session: SignedInQuery["session"], typed: string): SignInResult | null {
  if (!session?.user) return null;
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
