import { Field, ObjectType } from "type-graphql";
import { objectOf } from "../objectType.js";
import { API_KEY, type ApiKeyRecord } from "../platform-api/apiKeys.js";

export const ApiKey = objectOf(API_KEY);
export type ApiKey = ApiKeyRecord;

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
