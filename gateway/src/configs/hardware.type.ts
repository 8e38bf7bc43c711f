import { Field, ObjectType } from "type-graphql";
import { enumOf } from "../objectType.js";
import { SUPER_TYPE, type SuperTypeName } from "./hardware.js";

export const SuperType = enumOf(SUPER_TYPE);

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
