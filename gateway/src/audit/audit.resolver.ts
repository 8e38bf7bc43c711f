import { MaxLength, MinLength } from "class-validator";
import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { Group } from "../groups/group.types.js";
import { connectionOf, PAGE, type Page } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { groupLoader } from "../loaders/group.loader.js";
import { userLoader } from "../loaders/user.loader.js";
import { objectOf } from "../objectType.js";
import { argsType, optional } from "../ownType.js";
import { AUDIT_ENTRY, type AuditEntryRecord, decodeAudit, pageOfAudit } from "../platform-api/audit.js";
import { flag, id, instant, text } from "../platform-api/kinds.js";
import { User } from "../users/user.types.js";

const AuditEntry = objectOf(AUDIT_ENTRY);
const AuditEntryConnection = connectionOf(AuditEntry, "AuditEntry");

const WORDS = [MinLength(1), MaxLength(200)] as const;

const AuditLogArgs = argsType({
  ...PAGE,
  userId: optional(id, "What this person did."),
  search: optional(text, "Part of the person's e-mail, as it was.", ...WORDS),
  clientId: optional(id, "What named this device."),
  done: optional(flag, "Only what was done; false: only what was refused."),
  call: optional(text, "What this call did: method and route, e.g. `PATCH /user`.", ...WORDS),
  from: optional(instant, "From this second on."),
  to: optional(instant, "Before this second."),
});
type AuditLogArgs = InstanceType<typeof AuditLogArgs>;

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Query(() => AuditEntryConnection, {
    nullable: true,
    description: "For administrators: who changed what, or tried to, newest first.",
  })
  async auditLog(
    @Args(() => AuditLogArgs) { first, after, call: route, ...filter }: AuditLogArgs,
    @Ctx() { platform, call }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<AuditEntryRecord>> {
    const query = {
      ...pageQuery({ first, after }, info),
      userId: filter.userId ?? undefined,
      search: filter.search ?? undefined,
      clientId: filter.clientId ?? undefined,
      done: filter.done ?? undefined,
      call: route ?? undefined,
      from: filter.from ?? undefined,
      to: filter.to ?? undefined,
    };
    return toPage(await pageOfAudit(platform, call, query), decodeAudit);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Who did it; null for a key, or where the account is gone.",
  })
  user(@Root() { userId }: AuditEntryRecord, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return userId === null ? null : loaders.get(userLoader).load(userId);
  }

  @FieldResolver(() => Group, {
    nullable: true,
    description: "The group that an administrator acted as; null: none, or gone.",
  })
  actingGroup(
    @Root() { actingGroupId }: AuditEntryRecord,
    @Ctx() { loaders }: Context,
  ): Promise<Group | null> | null {
    return actingGroupId === null ? null : loaders.get(groupLoader).load(actingGroupId);
  }
}
