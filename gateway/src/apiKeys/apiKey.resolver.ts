import { fieldFault } from "@obcestje/contract/faults.js";
import { ORIGINS_A_KEY } from "@obcestje/contract/limits/counts.js";
import { LONGEST_KEY_NAME, LONGEST_ORIGIN } from "@obcestje/contract/limits/lengths.js";
import { ArrayMaxSize, MaxLength } from "class-validator";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { BulkPayload, DeleteInput, IF_MATCH } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { Group } from "../groups/group.types.js";
import { connectionOf, type Page, PageArgs } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { apiKeysLoader } from "../loaders/apiKey.loader.js";
import { clientLoader } from "../loaders/client.loader.js";
import { groupLoader } from "../loaders/group.loader.js";
import { userLoader } from "../loaders/user.loader.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import {
  API_KEY,
  type ApiKeyRecord,
  createApiKey,
  decodeApiKeys,
  deleteApiKey,
  pageOfApiKeys,
  updateApiKey,
} from "../platform-api/apiKeys.js";
import type { ClientRecord } from "../platform-api/clients.js";
import type { GroupRecord } from "../platform-api/groups.js";
import { flag, id, instant, listOf, text } from "../platform-api/kinds.js";
import { User } from "../users/user.types.js";

const ApiKey = objectOf(API_KEY);
const ApiKeyConnection = connectionOf(ApiKey, "ApiKey");

const NAME = optional(text, "What people call it; up to 100 characters.", MaxLength(LONGEST_KEY_NAME));
const ORIGINS = [ArrayMaxSize(ORIGINS_A_KEY), MaxLength(LONGEST_ORIGIN, { each: true })] as const;

const CreateApiKeyInput = inputType(
  "CreateApiKeyInput",
  "A new key, of one device or of a group: give one of both.",
  {
    clientId: optional(id, "The one device that it is to open."),
    groupId: optional(id, "The group whose devices it is to open."),
    viewOnly: required(flag, "Whether it is to read no more than embeds and public pages show."),
    name: NAME,
    origins: optional(
      listOf(text),
      "Sites that browsers may use it on, as `https://www.example.si`; left out: any. 50 at most.",
      ...ORIGINS,
    ),
    expireDate: optional(instant, "When it is to end by itself; left out: never."),
  },
);
type CreateApiKeyInput = InstanceType<typeof CreateApiKeyInput>;

const CreateApiKeyPayload = payloadType("CreateApiKeyPayload", "The new key.", {
  apiKey: required(API_KEY, "With its text: a full key's is shown this once."),
});
type CreateApiKeyPayload = InstanceType<typeof CreateApiKeyPayload>;

const UpdateApiKeyInput = inputType(
  "UpdateApiKeyInput",
  "Corrects what is said of a key; what is left out stays.",
  {
    ...IF_MATCH,
    id: required(id, "The key."),
    name: NAME,
    origins: optional(
      listOf(text),
      "Sites that browsers may use it on, as `https://www.example.si`; empty: any. 50 at most.",
      ...ORIGINS,
    ),
    expireDate: optional(instant, "When it is to end by itself; null: never. Left out, it stays."),
  },
);
type UpdateApiKeyInput = InstanceType<typeof UpdateApiKeyInput>;

const UpdateApiKeyPayload = payloadType("UpdateApiKeyPayload", "The corrected key.", {
  apiKey: required(API_KEY, "As it is now."),
});
type UpdateApiKeyPayload = InstanceType<typeof UpdateApiKeyPayload>;

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Query(() => ApiKeyConnection, {
    nullable: true,
    description:
      "The keys that the caller may end: of the group and of its devices; an administrator's are all. Newest first.",
  })
  async apiKeys(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { platform }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<ApiKeyRecord>> {
    return toPage(await pageOfApiKeys(platform, pageQuery(page, info)), decodeApiKeys);
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

  @Mutation(() => CreateApiKeyPayload, { description: "Makes a key; for people, not for keys." })
  async createApiKey(
    @Arg("input", () => CreateApiKeyInput) input: CreateApiKeyInput,
    @Ctx() { platform }: Context,
  ): Promise<CreateApiKeyPayload> {
    if (!input.clientId === !input.groupId) {
      throw new ApiError("BAD_USER_INPUT", "A key is for a device or for a group.", {
        fields: [fieldFault("clientId", "ONE_OF_TWO", { other: "groupId" })],
      });
    }
    return { apiKey: await createApiKey(platform, input, {}) };
  }

  @Mutation(() => UpdateApiKeyPayload, {
    description: "Corrects a key's name, its end, or where it may be used.",
  })
  async updateApiKey(
    @Arg("input", () => UpdateApiKeyInput) input: UpdateApiKeyInput,
    @Ctx() { platform }: Context,
  ): Promise<UpdateApiKeyPayload> {
    return { apiKey: await updateApiKey(platform, input, { ifMatch: input.ifMatch }) };
  }

  @Mutation(() => BulkPayload, { description: "Ends keys, at once." })
  deleteApiKeys(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteApiKeys", one: deleteApiKey });
  }
}

const DESCRIPTION =
  "Keys for embeds and scripts; for people, not for keys. The platform is asked once for each: not for long lists.";

@Resolver(() => Client)
export class ClientApiKeysResolver {
  @FieldResolver(() => [ApiKey], { nullable: true, description: DESCRIPTION })
  apiKeys(@Root() { id }: ClientRecord, @Ctx() { loaders }: Context): Promise<ApiKeyRecord[]> {
    return loaders.get(apiKeysLoader).load({ clientId: id });
  }
}

@Resolver(() => Group)
export class GroupApiKeysResolver {
  @FieldResolver(() => [ApiKey], { nullable: true, description: DESCRIPTION })
  apiKeys(@Root() { id }: GroupRecord, @Ctx() { loaders }: Context): Promise<ApiKeyRecord[]> {
    return loaders.get(apiKeysLoader).load({ groupId: id });
  }
}
