import { GraphQLJSONObject } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import { BulkOptionsInput, ClientsBulkInput } from "../bulk/bulk.input.js";
import { type DeviceConfig, DeviceConfigInput } from "./config.type.js";
import type { ConfigChangeContent } from "./configContent.js";

@InputType({
  description: "A configuration for devices: typed, a whole document, or a change of what they have.",
})
export class AssignConfigInput extends ClientsBulkInput implements ConfigChangeContent {
  @Field(() => DeviceConfigInput, {
    nullable: true,
    description:
      "Laid over what each device has: what is left out stays, null takes it away, lists are given whole. Two calls a device.",
  })
  config?: DeviceConfig | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: "The whole document, in the place of what the devices have.",
  })
  document?: Record<string, unknown> | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "A JSON merge patch (RFC 7386) of each device's document, e.g. `{ BasicConfig: { vMax: 120 } }`: null takes away, lists are given whole. Two calls a device.",
  })
  mergePatch?: Record<string, unknown> | null;
}

@InputType({ description: "An earlier version that a device is to have again." })
export class RestoreConfigInput extends BulkOptionsInput {
  @Field(() => ID, { description: "The device." })
  clientId!: string;

  @Field(() => Int, { description: "The earlier version." })
  version!: number;
}
