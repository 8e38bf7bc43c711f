import { Field, ObjectType } from "type-graphql";
import { ValveBundle } from "./valve.type.js";
import { ValveLocation } from "./valveLocation.type.js";

const BUNDLE = "As it is now; after a dry run as it would be. Null where it can't be read back.";

@ObjectType({ description: "The new bundle.", simpleResolvers: true })
export class CreateValveBundlePayload {
  @Field(() => ValveBundle, {
    nullable: true,
    description:
      "As it is now; after a dry run as it would be, with an id of nothing. Null where the platform does not tell.",
  })
  bundle!: ValveBundle | null;
}

@ObjectType({ description: "The changed bundle.", simpleResolvers: true })
export class UpdateValveBundlePayload {
  @Field(() => ValveBundle, { nullable: true, description: BUNDLE })
  bundle!: ValveBundle | null;
}

@ObjectType({ description: "The bundle that is paused, or not any more.", simpleResolvers: true })
export class PauseValveBundlePayload {
  @Field(() => ValveBundle, { nullable: true, description: BUNDLE })
  bundle!: ValveBundle | null;
}

@ObjectType({ description: "The location whose rain delay was set or ended.", simpleResolvers: true })
export class SetRainDelayPayload {
  @Field(() => ValveLocation, { description: "As it is now; after a dry run as it would be." })
  valveLocation!: ValveLocation;
}

@ObjectType({ description: "The location whose valves are all closed by hand.", simpleResolvers: true })
export class StopValveLocationPayload {
  @Field(() => ValveLocation, { description: "As it is now; after a dry run as it would be." })
  valveLocation!: ValveLocation;
}
