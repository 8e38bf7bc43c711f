import type { SignUpMutation, SignUpMutationVariables } from "../../graphql/generated";
import { type PlainAnswer, plainRequest } from "../../graphql/plainRequest";
import { type FieldFault, faultsIn } from "../../shared/form/faults";

/** The operation SignUp of session.graphql; a test compares the two. */
export const signUpText = "mutation SignUp($input: SignUpInput!) { signUp(input: $input) { confirmed } }";

export type SignUpResult =
  | { outcome: "signedUp" }
  | { outcome: "refused"; faults: FieldFault[] }
  | { outcome: "tooMany"; retryAfterSeconds: number }
  | { outcome: "unreachable" };

const defaultWaitSeconds = 300;

function resultOf({ data, errors = [] }: PlainAnswer<SignUpMutation>): SignUpResult {
  if (data?.signUp && errors.length === 0) return { outcome: "signedUp" };
  const { code, retryAfter } = errors[0]?.extensions ?? {};
  if (code === "RATE_LIMITED")
    return { outcome: "tooMany", retryAfterSeconds: retryAfter ?? defaultWaitSeconds };
  if (code === "BAD_USER_INPUT" || code === "VALIDATION_FAILED")
    return { outcome: "refused", faults: errors.flatMap(({ extensions }) => faultsIn(extensions)) };
  return { outcome: "unreachable" };
}

export async function requestSignUp(input: SignUpMutationVariables["input"]): Promise<SignUpResult> {
  try {
    return resultOf(await plainRequest("SignUp", signUpText, { input }));
  } catch {
    return { outcome: "unreachable" };
  }
}
