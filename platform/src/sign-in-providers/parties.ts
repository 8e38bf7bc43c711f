import type { Deps } from "../deps.js";
import { RelyingParty } from "./relyingParty.js";
import type { RelyingParties } from "./signIn.js";

/** The parties of all providers in the settings. */
export const partiesOf = ({ env, now }: Deps): RelyingParties =>
  new Map(
    env.SIGN_IN_PROVIDERS.map((provider) => [provider.name, new RelyingParty(provider, env.PORTAL_URL, now)]),
  );
