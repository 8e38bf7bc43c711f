import { Field, ObjectType } from "type-graphql";
import { enumOf, objectOf } from "../objectType.js";
import { CLIENT, type ClientRecord, VISION_TYPE } from "../platform-api/clients.js";
import { DEVICE_KEY } from "../platform-api/clientWrites.js";

export const VisionType = enumOf(VISION_TYPE);

export const Client = objectOf(CLIENT);
export type Client = ClientRecord;

export const CreateDeviceKeyPayload = objectOf(DEVICE_KEY);

@ObjectType({ description: "The new device.", simpleResolvers: true })
export class CreateClientPayload {
  @Field(() => Client, {
    nullable: true,
    description: "As it is now; null with a dry run, and where it can't be found by its guid just now.",
  })
  client!: Client | null;

  @Field(() => String, { nullable: true, description: "Its public identifier; null with a dry run." })
  guid!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Its device's key, shown this once: for `/device/*`. Null with a dry run.",
  })
  deviceKey!: string | null;
}
