import { enumOf, objectOf } from "../objectType.js";
import { optional, payloadType, required } from "../ownType.js";
import { FEATURE_NAMES, FEATURES, type FeatureName } from "../platform-api/features.js";
import { flag, text } from "../platform-api/kinds.js";
import { SIGN_IN_WAYS } from "../platform-api/signInProviders.js";
import { oneOf } from "../platform-api/words.js";

/** A feature by its GraphQL name. */
export const offerOf = (feature: FeatureName): string => feature.toUpperCase().replaceAll("-", "_");

/** Features beyond the specification, by the callers' names. */
export const PortalOffer = enumOf(
  oneOf(
    Object.fromEntries(FEATURE_NAMES.map((name) => [offerOf(name), FEATURES[name]])),
    "PortalOffer",
    "Something that the portal's platform may offer. What needs an offer that is not there answers NOT_OFFERED.",
  ),
);

export const SignInWays = objectOf(SIGN_IN_WAYS);
export type SignInWays = InstanceType<typeof SignInWays>;

export const ReportAvailability = payloadType("ReportAvailability", "Whether printed reports can be made.", {
  available: required(flag, "Whether they can, now."),
  reason: optional(text, "What is missing, where reports can't be made."),
});
export type ReportAvailability = InstanceType<typeof ReportAvailability>;

export const Portal = payloadType(
  "Portal",
  "What every screen needs to know of this installation. Open to guests.",
  {
    tileUrl: optional(text, "Map tile address with {z}, {x}, {y}; null: no tiles."),
    tileAttribution: required(text, "Whom the map's tiles are from, to be shown on it; may hold links."),
    reportCompany: required(text, "Company text in the footer of printed reports; empty where none was set."),
  },
);
export type Portal = InstanceType<typeof Portal>;
