import { LONGEST_NAME, LONGEST_PASSWORD } from "@obcestje/contract/limits/lengths.js";
import { Matches, MaxLength, MinLength } from "class-validator";
import { BULK_OPTIONS } from "../bulk/bulk.types.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import { flag, id, jsonObject, listOf, text } from "../platform-api/kinds.js";
import { BEGUN_FACTOR, FACTOR_KIND, PASSKEY_SIGN_IN, SECOND_FACTORS } from "../platform-api/secondFactors.js";
import { Session } from "./session.types.js";

export const SecondFactors = objectOf(SECOND_FACTORS);
export type SecondFactors = InstanceType<typeof SecondFactors>;

const TOKEN = required(text, "What the mutation before told.", MinLength(1), MaxLength(200));
const CODE = optional(text, "Six digits of the app.", MaxLength(40));
const PASSKEY = "What the browser's passkey answers (WebAuthn).";
const PASSWORD = optional(
  text,
  "The own password; whoever has none has to have signed in within the last ten minutes.",
  MaxLength(4 * LONGEST_PASSWORD),
);

export const SignInSecondStepInput = inputType("SignInSecondStepInput", "One of what can be shown.", {
  token: TOKEN,
  code: CODE,
  recoveryCode: optional(text, "One of the recovery codes.", MaxLength(100)),
  passkey: optional(jsonObject, PASSKEY),
});
export type SignInSecondStepInput = InstanceType<typeof SignInSecondStepInput>;

export const SignedInPayload = payloadType("SignedInPayload", "The session that was opened.", {
  session: required(Session, "Who is signed in now."),
  sessionId: required(text, "For scripts: send it as the X-Session-Id header."),
});
export type SignedInPayload = InstanceType<typeof SignedInPayload>;

export const BeginPasskeySignInPayload = payloadType("BeginPasskeySignInPayload", "What was begun.", {
  signIn: required(PASSKEY_SIGN_IN, "What the browser is asked."),
});
export type BeginPasskeySignInPayload = InstanceType<typeof BeginPasskeySignInPayload>;

export const SignInByPasskeyInput = inputType("SignInByPasskeyInput", "What a passkey answered.", {
  token: TOKEN,
  passkey: required(jsonObject, PASSKEY),
});
export type SignInByPasskeyInput = InstanceType<typeof SignInByPasskeyInput>;

export const BeginSecondFactorInput = inputType("BeginSecondFactorInput", "What is to be added.", {
  kind: required(FACTOR_KIND, "What it is."),
  password: PASSWORD,
});
export type BeginSecondFactorInput = InstanceType<typeof BeginSecondFactorInput>;

export const BeginSecondFactorPayload = payloadType("BeginSecondFactorPayload", "What was begun.", {
  begun: required(BEGUN_FACTOR, "It counts once `addSecondFactor` has seen that it works."),
});
export type BeginSecondFactorPayload = InstanceType<typeof BeginSecondFactorPayload>;

export const AddSecondFactorInput = inputType("AddSecondFactorInput", "A second factor that works.", {
  token: TOKEN,
  name: required(text, "What the person calls it.", MinLength(1), MaxLength(LONGEST_NAME)),
  code: CODE,
  passkey: optional(jsonObject, PASSKEY),
});
export type AddSecondFactorInput = InstanceType<typeof AddSecondFactorInput>;

export const SecondFactorsPayload = payloadType(
  "SecondFactorsPayload",
  "The second factors as they are now.",
  {
    secondFactors: required(SECOND_FACTORS, "The person's."),
    recoveryCodes: optional(listOf(text), "New recovery codes, told this once; null: no new ones."),
  },
);
export type SecondFactorsPayload = InstanceType<typeof SecondFactorsPayload>;

export const RemoveSecondFactorInput = inputType("RemoveSecondFactorInput", "Which one is removed.", {
  id: required(id, "Of `mySecondFactors`.", Matches(/^[1-9]\d{0,9}$/)),
  password: PASSWORD,
});
export type RemoveSecondFactorInput = InstanceType<typeof RemoveSecondFactorInput>;

export const RenewRecoveryCodesInput = inputType("RenewRecoveryCodesInput", "Who asks.", {
  password: PASSWORD,
});
export type RenewRecoveryCodesInput = InstanceType<typeof RenewRecoveryCodesInput>;

export const TakeSecondFactorsInput = inputType("TakeSecondFactorsInput", "Who has lost them.", {
  ...BULK_OPTIONS,
  id: required(id, "The user."),
});
export type TakeSecondFactorsInput = InstanceType<typeof TakeSecondFactorsInput>;

export const TakeSecondFactorsPayload = payloadType("TakeSecondFactorsPayload", "They were taken away.", {
  taken: required(flag, "Always true; the person's sessions have ended."),
});
export type TakeSecondFactorsPayload = InstanceType<typeof TakeSecondFactorsPayload>;
