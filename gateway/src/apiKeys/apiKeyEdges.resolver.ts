import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.type.js";
import type { Context } from "../context.js";
import { Group } from "../groups/group.types.js";
import { apiKeysLoader } from "../loaders/apiKey.loader.js";
import type { ClientRecord } from "../platform-api/clients.js";
import type { GroupRecord } from "../platform-api/groups.js";
import { ApiKey } from "./apiKey.type.js";

const DESCRIPTION =
  "Keys for embeds and scripts; for people, not for keys. The platform is asked once for each: not for long lists.";

@Resolver(() => Client)
export class ClientApiKeysResolver {
  @FieldResolver(() => [ApiKey], { nullable: true, description: DESCRIPTION })
  apiKeys(@Root() { id }: ClientRecord, @Ctx() { loaders }: Context): Promise<ApiKey[]> {
    return loaders.get(apiKeysLoader).load({ clientId: id });
  }
}

@Resolver(() => Group)
export class GroupApiKeysResolver {
  @FieldResolver(() => [ApiKey], { nullable: true, description: DESCRIPTION })
  apiKeys(@Root() { id }: GroupRecord, @Ctx() { loaders }: Context): Promise<ApiKey[]> {
    return loaders.get(apiKeysLoader).load({ groupId: id });
  }
}
