import { graphqlUrl } from "../../env";
import type { SignInMutation, SignInMutationVariables } from "../../graphql/generated";
import type { LocalSession } from "../../shared/session/session";

/** The operation SignIn of session.graphql; a test holds the two together. */
export const signInText =
  "mutation SignIn($input: SignInInput!) { signIn(input: $input) { session { user { id username admin } group { id name } } } }";

export type SignInResult =
  | { outcome: "signedIn"; session: LocalSession }
  | { outcome: "refused" }
  | { outcome: "tooMany"; retryAfterSeconds: number }
  | { outcome: "unreachable" };

type GatewayError = { extensions?: { code?: string; retryAfter?: number } };
type Answer = { data?: SignInMutation | null; errors?: GatewayError[] };

const defaultWaitSeconds = 300;

function sessionOf({ signIn }: SignInMutation): LocalSession | null {
  const { user, group } = signIn.session;
  if (user === null) return null;
  return {
    username: user.username,
    isAdmin: user.admin ? 1 : 0,
    groupName: group?.name ?? null,
    groupId: group?.id ?? null,
  };
}

function resultOf({ data, errors }: Answer): SignInResult {
  const session = data ? sessionOf(data) : null;
  if (session) return { outcome: "signedIn", session };
  const { code, retryAfter } = errors?.[0]?.extensions ?? {};
  if (code === "RATE_LIMITED") {
    return { outcome: "tooMany", retryAfterSeconds: retryAfter ?? defaultWaitSeconds };
  }
  const isRefusal = code === "UNAUTHENTICATED" || code === "BAD_USER_INPUT" || code === "VALIDATION_FAILED";
  return { outcome: isRefusal ? "refused" : "unreachable" };
}

/** Signs in by a plain fetch, which keeps the GraphQL client out of the first page's JavaScript. */
export async function requestSignIn(input: SignInMutationVariables["input"]): Promise<SignInResult> {
  try {
    const response = await fetch(graphqlUrl, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
      body: JSON.stringify({ operationName: "SignIn", query: signInText, variables: { input } }),
    });
    const answer: Answer = await response.json();
    return resultOf(answer);
  } catch {
    return { outcome: "unreachable" };
  }
}
