import type {
  AskForPasswordMutation,
  AskForPasswordMutationVariables,
  CheckAccountLinkMutation,
  ConfirmEmailMutation,
  SetPasswordByLinkMutation,
} from "../../graphql/generated";
import { type PlainAnswer, plainRequest } from "../../graphql/plainRequest";
import { type FieldFault, faultsIn } from "../../shared/form/faults";

/** Operations of session.graphql; a test compares them. */
export const linkOperations = {
  AskForPassword:
    "mutation AskForPassword($input: AskForPasswordInput!) { askForPassword(input: $input) { taken } }",
  CheckAccountLink:
    "mutation CheckAccountLink($input: AccountLinkInput!) { checkAccountLink(input: $input) { link { purpose email language expireDate } } }",
  SetPasswordByLink:
    "mutation SetPasswordByLink($input: SetPasswordByLinkInput!) { setPasswordByLink(input: $input) { email } }",
  ConfirmEmail: "mutation ConfirmEmail($input: AccountLinkInput!) { confirmEmail(input: $input) { email } }",
} as const;

/** Why something about a link failed. */
export type LinkFailure =
  /** Used, expired, or replaced by a newer one. */
  | { outcome: "ended" }
  | { outcome: "refused"; faults: FieldFault[] }
  | { outcome: "tooMany"; retryAfterSeconds: number }
  | { outcome: "notOffered" }
  /** Of who has to sign in by an organisation. */
  | { outcome: "passwordsOff" }
  | { outcome: "unreachable" };

export type LinkResult<Data> = { outcome: "done"; data: Data } | LinkFailure;

const usualWaitSeconds = 300;

function failureOf({ errors = [] }: PlainAnswer<unknown>): LinkFailure {
  const { code, fault, retryAfter } = errors[0]?.extensions ?? {};
  const faults = errors.flatMap(({ extensions }) => faultsIn(extensions));
  if (fault === "LINK_ENDED") return { outcome: "ended" };
  if (code === "RATE_LIMITED")
    return { outcome: "tooMany", retryAfterSeconds: retryAfter ?? usualWaitSeconds };
  if (fault === "PASSWORDS_OFF") return { outcome: "passwordsOff" };
  if (code === "NOT_OFFERED" || fault === "NO_MAIL") return { outcome: "notOffered" };
  return code === "BAD_USER_INPUT" || code === "VALIDATION_FAILED"
    ? { outcome: "refused", faults }
    : { outcome: "unreachable" };
}

async function request<Data>(name: keyof typeof linkOperations, input: object): Promise<LinkResult<Data>> {
  try {
    const answer = await plainRequest<Data>(name, linkOperations[name], { input });
    return answer.data && !answer.errors ? { outcome: "done", data: answer.data } : failureOf(answer);
  } catch {
    return { outcome: "unreachable" };
  }
}

export const askForPassword = (input: AskForPasswordMutationVariables["input"]) =>
  request<AskForPasswordMutation>("AskForPassword", input);
export const checkLink = (token: string) => request<CheckAccountLinkMutation>("CheckAccountLink", { token });
export const setPasswordByLink = (token: string, password: string) =>
  request<SetPasswordByLinkMutation>("SetPasswordByLink", { token, password });
export const confirmEmail = (token: string) => request<ConfirmEmailMutation>("ConfirmEmail", { token });
