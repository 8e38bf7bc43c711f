import type {
  AddSecondFactorMutation,
  BeginPasskeySignInMutation,
  BeginSecondFactorMutation,
  MySecondFactorsQuery,
  RemoveSecondFactorMutation,
  RenewRecoveryCodesMutation,
  SignInByPasskeyMutation,
  SignInSecondStepMutation,
} from "../../graphql/generated";
import { plainRequest } from "../../graphql/plainRequest";
import { faultsIn } from "../form/faults";
import { factorOperations } from "./factorOperations";

type Answers = {
  SignInSecondStep: SignInSecondStepMutation;
  BeginPasskeySignIn: BeginPasskeySignInMutation;
  SignInByPasskey: SignInByPasskeyMutation;
  MySecondFactors: MySecondFactorsQuery;
  BeginSecondFactor: BeginSecondFactorMutation;
  AddSecondFactor: AddSecondFactorMutation;
  RemoveSecondFactor: RemoveSecondFactorMutation;
  RenewRecoveryCodes: RenewRecoveryCodesMutation;
};

/** Why a request about second factors failed. */
export type FactorFailure =
  /** A code or the password is wrong. */
  | { reason: "wrong"; field: string }
  | { reason: "tooMany"; retryAfterSeconds: number }
  | { reason: "ended" }
  | { reason: "passkeyRefused" }
  | { reason: "signInAgain" }
  | { reason: "full" }
  | { reason: "elsewhere" }
  | { reason: "unreachable" };

type Reason = "ended" | "passkeyRefused" | "signInAgain" | "full" | "elsewhere";
const REASONS: Readonly<Record<string, Reason>> = {
  STEP_ENDED: "ended",
  PASSKEY_REFUSED: "passkeyRefused",
  SIGN_IN_AGAIN: "signInAgain",
  SECOND_FACTORS_FULL: "full",
  SECOND_FACTOR_ELSEWHERE: "elsewhere",
};
const usualWaitSeconds = 300;

type Extensions = { code?: string; fault?: string; retryAfter?: number; fields?: unknown };

function failureIn(extensions: Extensions): FactorFailure {
  const { code, fault, retryAfter } = extensions;
  if (code === "RATE_LIMITED")
    return { reason: "tooMany", retryAfterSeconds: retryAfter ?? usualWaitSeconds };
  const known = fault === undefined ? undefined : REASONS[fault];
  if (known) return { reason: known };
  const [first] = faultsIn(extensions);
  return first ? { reason: "wrong", field: first.path } : { reason: "unreachable" };
}

/** Sends one of these operations; secrets in it are kept nowhere. */
export async function factorRequest<Name extends keyof Answers>(
  name: Name,
  input?: object,
): Promise<{ data: Answers[Name] } | { failure: FactorFailure }> {
  try {
    const variables = input === undefined ? {} : { input };
    const { data, errors } = await plainRequest<Answers[Name]>(name, factorOperations[name], variables);
    if (data && !errors) return { data };
    return { failure: failureIn(errors?.[0]?.extensions ?? {}) };
  } catch {
    return { failure: { reason: "unreachable" } };
  }
}
