import { LONGEST_EMAIL, LONGEST_PERSON_NAME } from "@obcestje/contract/limits/lengths.js";
import type { Provider } from "./settings.js";

/** What a provider says of a person. */
export type Claims = Readonly<Record<string, unknown>>;

/** Who signs in, as a provider told it. */
export interface Person {
  /** Null if it told none that can be one. */
  email: string | null;
  /** True if the provider vouches for the e-mail, or its setting does. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}

/** What the claims say of the rights; undefined: nothing, so that they stay as they are. */
export interface ClaimedRights {
  admin: boolean | undefined;
  /** A group's name or id; null: no group. */
  group: string | number | null | undefined;
}

const EMAIL = /^[^\s@\0]+@[^\s@\0]+$/;

export function personOf({ trustEmail }: Pick<Provider, "trustEmail">, claims: Claims): Person {
  const email = textIn(claims.email, LONGEST_EMAIL);
  // Some send it as a text.
  const told = claims.email_verified === true || claims.email_verified === "true";
  const denied = claims.email_verified !== undefined && !told;
  return {
    email: email !== null && EMAIL.test(email) ? email : null,
    emailVerified: told || (trustEmail && !denied),
    firstName: textIn(claims.given_name)?.slice(0, LONGEST_PERSON_NAME) ?? null,
    lastName: textIn(claims.family_name)?.slice(0, LONGEST_PERSON_NAME) ?? null,
  };
}

function textIn(value: unknown, longest = Number.POSITIVE_INFINITY): string | null {
  if (typeof value !== "string") return null;
  const text = value.replaceAll("\0", "").trim();
  return text === "" || text.length > longest ? null : text;
}

/**
 * The rights that the claims give. Where a provider's setting maps a claim, a person without it has none of
 * them: providers leave an empty list out. One that the provider left out for its length says nothing.
 * Of several groups the first in the setting counts.
 */
export function rightsOf(
  { groupClaim, groups = {}, adminClaim, adminValue = "" }: Provider,
  claims: Claims,
): ClaimedRights {
  const isTold = (claim: string | undefined): claim is string =>
    claim !== undefined && !isLeftOut(claim, claims);
  const admin = isTold(adminClaim) ? valuesOf(claims[adminClaim]).has(adminValue) : undefined;
  if (!isTold(groupClaim)) return { admin, group: undefined };
  const values = valuesOf(claims[groupClaim]);
  const [, group = null] = Object.entries(groups).find(([value]) => values.has(value)) ?? [];
  return { admin, group };
}

function valuesOf(claim: unknown): ReadonlySet<string> {
  const values = Array.isArray(claim) ? claim : [claim];
  return new Set(values.filter((value) => typeof value === "string"));
}

/** True if a claim is too long for the token, as Entra ID's groups of who is in more than 200. */
function isLeftOut(claim: string, claims: Claims): boolean {
  const names = claims._claim_names;
  const isElsewhere = typeof names === "object" && names !== null && Object.hasOwn(names, claim);
  return isElsewhere || (claim === "groups" && claims.hasgroups === true);
}
