import { Field, ObjectType, registerEnumType } from "type-graphql";
import { FEATURE_NAMES, FEATURES, type FeatureName } from "../platform-api/features.js";

/** A feature as GraphQL names it. */
export const offerOf = (feature: FeatureName): string => feature.toUpperCase().replaceAll("-", "_");

/** What a platform may offer beyond the specification, by what callers know it as. */
export const PortalOffer = Object.fromEntries(FEATURE_NAMES.map((name) => [offerOf(name), offerOf(name)]));
registerEnumType(PortalOffer, {
  name: "PortalOffer",
  description:
    "Something that the portal's platform may offer. What needs an offer that is not there answers NOT_OFFERED.",
  valuesConfig: Object.fromEntries(
    FEATURE_NAMES.map((name) => [offerOf(name), { description: FEATURES[name].description }]),
  ),
});

@ObjectType({ description: "Whether printed reports can be made.", simpleResolvers: true })
export class ReportAvailability {
  @Field({ description: "Whether they can, now." })
  available!: boolean;

  @Field(() => String, { nullable: true, description: "What is missing, where reports can't be made." })
  reason!: string | null;
}

@ObjectType({
  description: "What every screen needs to know of this installation. Open to guests.",
  simpleResolvers: true,
})
export class Portal {
  @Field(() => String, {
    nullable: true,
    description: "Map tile address with {z}, {x}, {y}; null: no tiles.",
  })
  tileUrl!: string | null;

  @Field({ description: "Whom the map's tiles are from, to be shown on it; may hold links." })
  tileAttribution!: string;

  @Field({ description: "Company text in the footer of printed reports; empty where none was set." })
  reportCompany!: string;
}
