import { LONGEST_AUDIT_WORDS, LONGEST_REQUEST_ID } from "@obcestje/contract/limits/lengths.js";
import { Max, MaxLength, Min, MinLength } from "class-validator";
import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { Group } from "../groups/group.types.js";
import { connectionOf, PAGE, type Page } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { selectedFields, selectedNodes } from "../lists/selects.js";
import { groupLoader } from "../loaders/group.loader.js";
import { userLoader } from "../loaders/user.loader.js";
import { objectOf } from "../objectType.js";
import { argsType, optional, preset, required } from "../ownType.js";
import {
  AUDIT_CHANGES,
  AUDIT_ENTRY,
  type AuditChangesRecord,
  type AuditEntryRecord,
  CHANGED_ITEM,
  type ChangedItemRecord,
  decodeAudit,
  decodeChanges,
  pageOfAudit,
  pageOfChanges,
} from "../platform-api/audit.js";
import { flag, id, instant, text, whole } from "../platform-api/kinds.js";
import { User } from "../users/user.types.js";

const AuditEntry = objectOf(AUDIT_ENTRY);
const AuditChanges = objectOf(AUDIT_CHANGES);
const AuditEntryConnection = connectionOf(AuditEntry, "AuditEntry");
const ChangedItemConnection = connectionOf(objectOf(CHANGED_ITEM), "ChangedItem");

const WORDS = [MinLength(1), MaxLength(LONGEST_AUDIT_WORDS)] as const;

const AuditLogArgs = argsType({
  ...PAGE,
  userId: optional(id, "What this person did."),
  search: optional(text, "Part of the person's e-mail, as it was.", ...WORDS),
  clientId: optional(id, "What named this device."),
  groupId: optional(id, "What named this group, or devices of it; as far as that was noted."),
  field: optional(
    text,
    "What changed this field, without places in lists, e.g. `metaData.speedLimit`; as far as that was noted.",
    ...WORDS,
  ),
  requestId: optional(text, "What this request did.", MinLength(1), MaxLength(LONGEST_REQUEST_ID)),
  grouped: preset(
    false,
    flag,
    "One entry, the newest, for all that one request of one person or key did; `requestId` opens it.",
  ),
  done: optional(flag, "Only what was done; false: only what was refused."),
  call: optional(text, "What this call did: method and route, e.g. `PATCH /user`.", ...WORDS),
  from: optional(instant, "From this second on."),
  to: optional(instant, "Before this second."),
});
type AuditLogArgs = InstanceType<typeof AuditLogArgs>;

const AuditChangesArgs = argsType({ ...PAGE, id: required(id, "The entry's id.") });
type AuditChangesArgs = InstanceType<typeof AuditChangesArgs>;

const ItemsArgs = argsType({ first: preset(3, whole, "How many items, 1 to 3.", Min(1), Max(3)) });
type ItemsArgs = InstanceType<typeof ItemsArgs>;

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Query(() => AuditEntryConnection, {
    nullable: true,
    description: "For administrators: who changed what, or tried to, newest first.",
  })
  async auditLog(
    @Args(() => AuditLogArgs) { first, after, call: route, ...filter }: AuditLogArgs,
    @Ctx() { platform }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<AuditEntryRecord>> {
    const { groupId, field, requestId, grouped } = filter;
    // A platform that does not know these parameters would answer as if they had not been given.
    if (grouped || [groupId, field, requestId].some((one) => one !== undefined && one !== null))
      await platform.offers.require("revisions");
    const query = {
      ...pageQuery({ first, after }, info),
      userId: filter.userId ?? undefined,
      search: filter.search ?? undefined,
      clientId: filter.clientId ?? undefined,
      groupId: groupId ?? undefined,
      field: field ?? undefined,
      requestId: requestId ?? undefined,
      done: filter.done ?? undefined,
      call: route ?? undefined,
      from: filter.from ?? undefined,
      to: filter.to ?? undefined,
      grouped: grouped || undefined,
      changes: entriesSelect(info, "changes") || undefined,
    };
    return toPage(await pageOfAudit(platform, query), decodeAudit);
  }

  @Query(() => ChangedItemConnection, {
    nullable: true,
    description:
      "For administrators: all that an entry of the audit log changed of what people edit, with old and new values. Nothing where they are not known: `AuditEntry.changes` says so.",
  })
  async auditChanges(
    @Args(() => AuditChangesArgs) { first, after, id }: AuditChangesArgs,
    @Ctx() { platform }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<ChangedItemRecord>> {
    const page = pageQuery({ first, after }, info);
    return toPage(await pageOfChanges(platform, id, page), decodeChanges);
  }

  @FieldResolver(() => AuditChanges, {
    nullable: true,
    description:
      "What it changed; where grouped, its whole request. Null where the platform does not tell. `auditChanges` tells all items of an entry.",
  })
  changes(
    @Root() { changes }: AuditEntryRecord,
    @Args(() => ItemsArgs) { first }: ItemsArgs,
  ): AuditChangesRecord | null {
    if (changes === null) return null;
    const { known, itemCount, items } = changes;
    return { known, itemCount, items: items?.slice(0, first) ?? null };
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

/** True if the operation asks for a field of the entries. */
function entriesSelect(info: GraphQLResolveInfo, field: string): boolean {
  const entries = selectedNodes(info).filter(({ name }) => name.value === "nodes");
  const { fragments } = info;
  return selectedFields({ fieldNodes: entries, fragments }).has(field);
}
