import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { Client } from "../clients/client.type.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { Group } from "../groups/group.types.js";
import { connectionOf, type Page } from "../lists/connection.type.js";
import { PageArgs } from "../lists/page.args.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { clientLoader } from "../loaders/client.loader.js";
import { groupLoader } from "../loaders/group.loader.js";
import { userLoader } from "../loaders/user.loader.js";
import {
  type ApiKeyRecord,
  createApiKey,
  decodeApiKeys,
  deleteApiKey,
  pageOfApiKeys,
  updateApiKey,
} from "../platform-api/apiKeys.js";
import { User } from "../users/user.types.js";
import { CreateApiKeyInput, UpdateApiKeyInput } from "./apiKey.input.js";
import { ApiKey, CreateApiKeyPayload, UpdateApiKeyPayload } from "./apiKey.type.js";

const ApiKeyConnection = connectionOf(() => ApiKey, "ApiKey");

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Authorized()
  @Mutation(() => CreateApiKeyPayload, { description: "Makes a key; for people, not for keys." })
  async createApiKey(
    @Arg("input", () => CreateApiKeyInput) input: CreateApiKeyInput,
    @Ctx() { platform, call }: Context,
  ): Promise<CreateApiKeyPayload> {
    if (!input.clientId === !input.groupId) {
      const message = "is required, or else groupId; not both";
      throw new ApiError("BAD_USER_INPUT", "A key is for a device or for a group.", {
        fields: [{ path: "clientId", message }],
      });
    }
    return { apiKey: await createApiKey(platform, call, input, {}) };
  }

  @Authorized()
  @Query(() => ApiKeyConnection, {
    nullable: true,
    description:
      "The keys that the caller may end: of the group and of its devices; an administrator's are all. Newest first.",
  })
  async apiKeys(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { platform, call }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<ApiKeyRecord>> {
    return toPage(await pageOfApiKeys(platform, call, pageQuery(page, info)), decodeApiKeys);
  }

  @Authorized()
  @Mutation(() => UpdateApiKeyPayload, { description: "Corrects a key's name, or where it may be used." })
  async updateApiKey(
    @Arg("input", () => UpdateApiKeyInput) input: UpdateApiKeyInput,
    @Ctx() { platform, call }: Context,
  ): Promise<UpdateApiKeyPayload> {
    return { apiKey: await updateApiKey(platform, call, input, {}) };
  }

  @Authorized()
  @Mutation(() => BulkPayload, { description: "Ends keys, at once." })
  deleteApiKeys(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteApiKeys",
      one: (id, call, options) => deleteApiKey(context.platform, call, id, options),
    });
  }

  @FieldResolver(() => Client, {
    nullable: true,
    description: "The one device that it opens; null: its group's.",
  })
  client(@Root() { clientId }: ApiKeyRecord, @Ctx() { loaders }: Context): Promise<Client | null> | null {
    return clientId === null ? null : loaders.get(clientLoader).load(clientId);
  }

  @FieldResolver(() => Group, {
    nullable: true,
    description:
      "The group whose devices it opens, or whose user made it for a device; null where an administrator made it for a device.",
  })
  group(@Root() { groupId }: ApiKeyRecord, @Ctx() { loaders }: Context): Promise<Group | null> | null {
    return groupId === null ? null : loaders.get(groupLoader).load(groupId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Who made it; null where the account is gone or not the caller's to see.",
  })
  createdBy(@Root() { createdById }: ApiKeyRecord, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return createdById === null ? null : loaders.get(userLoader).load(createdById);
  }
}
