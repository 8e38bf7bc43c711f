import { Field, ObjectType } from "type-graphql";
import type { DeviceKeyRecord } from "../platform-api/clientWrites.js";
import { UnixTime } from "../scalars/unixTime.js";
import { Client } from "./client.type.js";

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

@ObjectType({ description: "A new device key.", simpleResolvers: true })
export class CreateDeviceKeyPayload implements DeviceKeyRecord {
  @Field(() => String, { nullable: true, description: "The key, shown this once: for `/device/*`." })
  key!: string | null;

  @Field(() => UnixTime, { nullable: true, description: "When it ends; null: with the next one." })
  expireDate!: number | null;
}
