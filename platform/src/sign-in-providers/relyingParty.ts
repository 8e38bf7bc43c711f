import * as oidc from "openid-client";
import { conflict } from "../errors.js";
import { type Clock, HOUR } from "../time/clock.js";
import { nonceOf, type ProviderAttempt, stateOf } from "./attempts.store.js";
import type { Claims } from "./claims.rules.js";
import type { Provider } from "./settings.js";

/** How long the provider may take for one answer, and how far its clock may be off. Seconds. */
const DEADLINE = 10;
const CLOCK_TOLERANCE = 30;
/** Nobody waits that long to sign out. Milliseconds. */
const SIGN_OUT_WITHIN_MS = 3_000;

/** What a provider vouches for. */
export interface Vouched {
  issuer: string;
  /** The person's lasting id at the issuer. */
  subject: string;
  claims: Claims;
}

/**
 * The platform towards one provider of OpenID Connect (authorization code with PKCE). Errors are openid-client's;
 * `faultOfError` says what they mean.
 */
export class RelyingParty {
  private found: { config: Promise<oidc.Configuration>; until: number } | null = null;
  private readonly callback: string;

  constructor(
    readonly provider: Provider,
    private readonly portal: string,
    private readonly now: Clock,
  ) {
    this.callback = `${portal}/sign-in/${provider.name}/callback`;
  }

  /** Where the browser goes to sign in. */
  async signInUrl(secret: string, codeVerifier: string): Promise<string> {
    const url = oidc.buildAuthorizationUrl(await this.config(), {
      redirect_uri: this.callback,
      scope: this.provider.scopes,
      state: stateOf(secret),
      nonce: nonceOf(secret),
      code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: "S256",
    });
    return url.href;
  }

  /**
   * Redeems what the browser brought back, and checks the ID token: signature, issuer, audience, nonce, times.
   * @param answer the query of the callback
   * @throws PlatformError CONFLICT PROVIDER_CLOCK; errors of openid-client
   */
  async redeem(answer: string, secret: string, attempt: ProviderAttempt): Promise<Vouched> {
    const config = await this.config();
    const url = new URL(this.callback);
    url.search = answer;
    const tokens = await oidc.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: attempt.codeVerifier,
      expectedState: stateOf(secret),
      expectedNonce: nonceOf(secret),
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw conflict("PROVIDER_ANSWER");
    const { iss: issuer, sub: subject, iat } = claims;
    if (iat > this.now() + CLOCK_TOLERANCE || iat < attempt.createDate - CLOCK_TOLERANCE)
      throw conflict("PROVIDER_CLOCK");
    const { adminClaim, groupClaim, trustEmail } = this.provider;
    const verified = trustEmail ? undefined : "email_verified";
    const needed = ["email", verified, adminClaim, groupClaim].filter((name) => name !== undefined);
    const lacks = needed.some((name) => claims[name] === undefined);
    const isAsked = lacks && config.serverMetadata().userinfo_endpoint !== undefined;
    const further = isAsked ? await oidc.fetchUserInfo(config, tokens.access_token, subject) : {};
    return { issuer, subject, claims: { ...further, ...claims } };
  }

  /** Where the browser goes to sign out at the provider, too; null if it has no such page, or is not reached at once. */
  async signOutUrl(email: string): Promise<string | null> {
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, SIGN_OUT_WITHIN_MS, null).unref());
    const config = await Promise.race([this.config().catch(() => null), tooLate]);
    if (config?.serverMetadata().end_session_endpoint === undefined) return null;
    const url = oidc.buildEndSessionUrl(config, {
      post_logout_redirect_uri: `${this.portal}/login`,
      logout_hint: email,
    });
    return url.href;
  }

  private config(): Promise<oidc.Configuration> {
    if (this.found && this.now() < this.found.until) return this.found.config;
    const config = this.discover();
    const mine = { config, until: this.now() + HOUR };
    this.found = mine;
    config.catch(() => {
      if (this.found === mine) this.found = null;
    });
    return config;
  }

  private discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.provider;
    // It accepts http:// on this host alone.
    const insecure = issuer.startsWith("http:") ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [oidc.clockTolerance]: CLOCK_TOLERANCE },
      secretBy(clientSecret),
      { timeout: DEADLINE, execute: [oidc.enableNonRepudiationChecks, ...insecure] },
    );
  }
}

/** Sends the secret in the way that the provider takes. */
function secretBy(clientSecret: string): oidc.ClientAuth {
  const post = oidc.ClientSecretPost(clientSecret);
  const basic = oidc.ClientSecretBasic(clientSecret);
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (taken.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
}
