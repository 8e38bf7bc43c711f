import { Field, ObjectType } from "type-graphql";
import { ValveBundle } from "./valve.type.js";

@ObjectType({ description: "The new bundle.", simpleResolvers: true })
export class CreateValveBundlePayload {
  @Field(() => ValveBundle, {
    description: "As it is now; after a dry run as it would be, with an id of nothing.",
  })
  bundle!: ValveBundle;
}

@ObjectType({ description: "The changed bundle.", simpleResolvers: true })
export class UpdateValveBundlePayload {
  @Field(() => ValveBundle, { description: "As it is now; after a dry run as it would be." })
  bundle!: ValveBundle;
}
