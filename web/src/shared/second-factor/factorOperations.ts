const SESSION =
  "session { secondFactorNeeded user { id username admin labeller role language } group { id name } }";
const FACTORS = "factors { id kind name createDate lastUsedDate } recoveryCodes passkeys canAdd";

/** Operations of session.graphql and secondFactor.graphql; a test compares them. */
export const factorOperations = {
  SignInSecondStep: `mutation SignInSecondStep($input: SignInSecondStepInput!) { signInSecondStep(input: $input) { ${SESSION} } }`,
  BeginPasskeySignIn:
    "mutation BeginPasskeySignIn { beginPasskeySignIn { signIn { token passkeyOptions } } }",
  SignInByPasskey: `mutation SignInByPasskey($input: SignInByPasskeyInput!) { signInByPasskey(input: $input) { ${SESSION} } }`,
  MySecondFactors: `query MySecondFactors { mySecondFactors { ${FACTORS} } }`,
  BeginSecondFactor:
    "mutation BeginSecondFactor($input: BeginSecondFactorInput!) { beginSecondFactor(input: $input) { begun { token totp { secret address } passkeyOptions } } }",
  AddSecondFactor: `mutation AddSecondFactor($input: AddSecondFactorInput!) { addSecondFactor(input: $input) { recoveryCodes secondFactors { ${FACTORS} } } }`,
  RemoveSecondFactor: `mutation RemoveSecondFactor($input: RemoveSecondFactorInput!) { removeSecondFactor(input: $input) { secondFactors { ${FACTORS} } } }`,
  RenewRecoveryCodes: `mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) { renewRecoveryCodes(input: $input) { recoveryCodes secondFactors { ${FACTORS} } } }`,
} as const;
