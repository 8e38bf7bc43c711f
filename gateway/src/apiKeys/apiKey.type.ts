import { Field, ID, ObjectType } from "type-graphql";
import type { ApiKeyRecord } from "../platform-api/apiKeys.js";
import { UnixTime } from "../scalars/unixTime.js";

@ObjectType({
  description: "A key of a script or an embed, for one device or a group: sent as `Authorization: ApiKey`.",
  simpleResolvers: true,
})
export class ApiKey implements ApiKeyRecord {
  @Field(() => ID, { description: "Names the key; it opens nothing." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "The key itself; of a full key only in the answer that makes it.",
  })
  key!: string | null;

  @Field({ description: "Whether it reads no more than embeds and public pages show." })
  viewOnly!: boolean;

  @Field(() => String, { nullable: true, description: "What people call it." })
  name!: string | null;

  clientId!: string | null;
  groupId!: string | null;

  @Field(() => [String], { description: "Sites that browsers may use it on; empty: any." })
  origins!: string[];

  @Field(() => UnixTime, { description: "When it was made." })
  createDate!: number;

  createdById!: string | null;

  @Field(() => UnixTime, { nullable: true, description: "When it was last used; null: never." })
  lastUsedDate!: number | null;
}

@ObjectType({ description: "The new key.", simpleResolvers: true })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, { description: "With its text: a full key's is shown this once." })
  apiKey!: ApiKey;
}

@ObjectType({ description: "The corrected key.", simpleResolvers: true })
export class UpdateApiKeyPayload {
  @Field(() => ApiKey, { description: "As it is now." })
  apiKey!: ApiKey;
}
