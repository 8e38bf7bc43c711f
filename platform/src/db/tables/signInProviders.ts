/** Who an account is at a provider. An account has one link to an issuer at most. */
export interface ProviderLinkTable {
  issuer: string;
  /** The person's lasting id at the issuer. */
  subject: string;
  user_id: number;
  create_date: number;
}

/** A sign-in that is under way at a provider. It is deleted once the browser comes back. */
export interface ProviderAttemptTable {
  /** Of what the browser has; the state and the nonce are made from that. */
  secret_hash: string;
  provider: string;
  /** PKCE: proves to the provider that the code was asked for here. */
  code_verifier: string;
  address: string;
  create_date: number;
}
