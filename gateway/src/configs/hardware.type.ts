import { Field, ObjectType, registerEnumType } from "type-graphql";
import type { SuperTypeName } from "./hardware.js";

export const SuperType = {
  K200: "K200",
  K200_SMILEY: "K200_SMILEY",
  K200_FL: "K200_FL",
  UNKNOWN: "UNKNOWN",
} as const;
registerEnumType(SuperType, {
  name: "SuperType",
  description: "A family of hardware that takes the same configurations, whatever the radar.",
  valuesConfig: {
    K200: { description: "Signs that show the speed." },
    K200_SMILEY: { description: "Signs that show a face, too." },
    K200_FL: { description: "Signs with flashing lamps." },
    UNKNOWN: { description: "All others." },
  },
});

@ObjectType({ description: "A type of hardware.", simpleResolvers: true })
export class HardwareType {
  @Field({ description: "As devices report it, e.g. K200DISP_FALCON." })
  name!: string;

  @Field(() => SuperType, { description: "Its family." })
  superType!: SuperTypeName;

  @Field({ description: "Whether such devices take firmware over the air." })
  takesFirmware!: boolean;

  @Field({ description: "Whether such devices show anything to who passes, and have settings for it." })
  hasDisplay!: boolean;
}
