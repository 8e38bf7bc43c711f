/** Kinds of mails about accounts: those with links of that purpose, and notices. */
export type AccountMailKind =
  | "reset"
  | "invitation"
  | "email"
  | "passwordChanged"
  | "emailChanged"
  | "keyEnds"
  | "newSignIn"
  | "factorAdded"
  | "factorRemoved"
  | "factorsTaken"
  | "recoveryCodesMade"
  | "recoveryCodeUsed";
