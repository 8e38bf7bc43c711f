import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import type { Page } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { actionPageLoader, actionTemplatesLoader } from "../loaders/action.loader.js";
import { clientLoader } from "../loaders/client.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import {
  decodeActions,
  deleteAction,
  deleteSucceededActions,
  queueActions,
  setActionEnabled,
} from "../platform-api/actions.js";
import { getClient } from "../platform-api/clients.js";
import { hasRole, roleOf } from "../session/role.js";
import {
  ACTION_SORT,
  Action,
  ActionChange,
  ActionConnection,
  ActionPermissions,
  ActionsArgs,
  ClearSucceededActionsInput,
  ClearSucceededActionsPayload,
  ClientActionsArgs,
  QueueActionsInput,
  QueueActionsPayload,
  SetActionsEnabledInput,
} from "./action.types.js";
import { wantedAction } from "./wantedAction.js";

async function page(
  args: ActionsArgs,
  info: GraphQLResolveInfo,
  { loaders }: Context,
): Promise<Page<Action>> {
  const { clientId, status, sort } = args;
  const key = {
    filter: { clientId, status, sort: String(ACTION_SORT.wireOf(sort)) },
    page: pageQuery(args, info),
  };
  return toPage(await loaders.get(actionPageLoader).load(key), decodeActions);
}

@Resolver(() => Action)
export class ActionResolver {
  @Query(() => ActionConnection, {
    nullable: true,
    description: "What devices were asked to do: one device, or for administrators all of them.",
  })
  actions(
    @Args(() => ActionsArgs) args: ActionsArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() context: Context,
  ): Promise<Page<Action>> {
    return page(args, info, context);
  }

  @FieldResolver(() => Client, { nullable: true, description: "The device; null where it is gone." })
  client(@Root() { clientId }: Action, @Ctx() { loaders }: Context): Promise<Client | null> {
    return loaders.get(clientLoader).load(clientId);
  }

  @FieldResolver(() => ActionPermissions, {
    nullable: true,
    description: "So that a screen hides what would be refused.",
  })
  async permissions(@Root() { status }: Action, @Ctx() { loaders }: Context): Promise<ActionPermissions> {
    const session = await loaders.get(sessionLoader)();
    const operator = hasRole(session, "operator");
    return { enable: operator, delete: operator && (roleOf(session) === "admin" || status === "CREATED") };
  }

  @Mutation(() => QueueActionsPayload, {
    description: "Asks devices to do something once. Each result's id is the device's.",
  })
  async queueActions(
    @Arg("input", () => QueueActionsInput) input: QueueActionsInput,
    @Ctx() context: Context,
  ): Promise<QueueActionsPayload> {
    const data = await wantedAction(input, context.loaders.get(actionTemplatesLoader));
    const actions: Action[] = [];
    const payload = await runBulk(context, input.clientIds, input, {
      name: "queueActions",
      many: async (platform, ids, options) => {
        actions.push(...(await queueActions(platform, ids, data, options)));
      },
    });
    context.loaders.get(actionPageLoader).clearAll();
    return { ...payload, actions: input.dryRun ? [] : actions };
  }

  @Mutation(() => BulkPayload, { description: "Holds actions back from their devices, or lets them go." })
  setActionsEnabled(
    @Arg("input", () => SetActionsEnabledInput) input: SetActionsEnabledInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "setActionsEnabled",
      one: (platform, id, options) => setActionEnabled(platform, id, input.enabled, options),
    });
  }

  @Mutation(() => BulkPayload, {
    description: "Takes actions away; for users, only those that their devices have not accepted yet.",
  })
  deleteActions(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteActions", one: deleteAction });
  }

  @Mutation(() => ClearSucceededActionsPayload, {
    description: "Takes all actions away that succeeded (administrators).",
  })
  async clearSucceededActions(
    @Arg("input", () => ClearSucceededActionsInput) input: ClearSucceededActionsInput,
    @Ctx() { platform }: Context,
  ): Promise<ClearSucceededActionsPayload> {
    return { deleted: await deleteSucceededActions(platform, input) };
  }
}

@Resolver(() => Client)
export class ClientActionsResolver {
  @FieldResolver(() => ActionConnection, {
    nullable: true,
    description:
      "What it was asked to do. The platform tells one device's a call: ask for it of one, not of a long list. Null of a place.",
  })
  actions(
    @Root() { id, isPlace }: Client,
    @Args(() => ClientActionsArgs) args: ClientActionsArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() context: Context,
  ): Promise<Page<Action>> | null {
    return isPlace ? null : page({ ...args, clientId: id }, info, context);
  }
}

/** How many of a device's newest actions are searched for the one that changed. Only new actions change. */
const NEWEST = 100;

@Resolver(() => ActionChange)
export class ActionChangeResolver {
  @Subscription(() => ActionChange, {
    description:
      "An action that was queued, moved on or taken away: of one device, or of any that the caller may see.",
    subscribe: async ({ args, context }: { args: { clientId?: string | null }; context: Context }) => {
      const { clientId } = args;
      if (clientId) await getClient(context.platform, clientId);
      return context.feed.actions(context.call, clientId ?? undefined);
    },
  })
  actionChanged(
    @Root() change: ActionChange,
    @Arg("clientId", () => ID, { nullable: true, description: "Left out: all of them." }) _clientId?:
      | string
      | null,
  ): ActionChange {
    return change;
  }

  @FieldResolver(() => Client, { nullable: true, description: "The device; null where it is gone." })
  client(@Root() { clientId }: ActionChange, @Ctx() { loaders }: Context): Promise<Client | null> {
    return loaders.get(clientLoader).load(clientId);
  }

  @FieldResolver(() => Action, {
    nullable: true,
    description:
      "The action as it is now; null where it is gone, where several changed, or where it is not among the device's newest hundred.",
  })
  async action(
    @Root() { clientId, actionId }: ActionChange,
    @Ctx() { loaders }: Context,
  ): Promise<Action | null> {
    if (actionId === null) return null;
    const key = {
      filter: { clientId, sort: String(ACTION_SORT.wireOf("CREATE_DATE_DESC")) },
      page: { limit: NEWEST },
    };
    const actions = decodeActions((await loaders.get(actionPageLoader).load(key)).body);
    return actions.find(({ id }) => id === actionId) ?? null;
  }
}
