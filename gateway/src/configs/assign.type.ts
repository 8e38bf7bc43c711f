import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "What became of a device's configuration.", simpleResolvers: true })
export class RestoreConfigPayload {
  clientId!: string;

  @Field(() => Int, { description: "The version that the device has now." })
  version!: number;

  @Field({ description: "False where it had just this configuration already." })
  changed!: boolean;
}
