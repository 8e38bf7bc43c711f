import { Arg, Authorized, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from "type-graphql";
import { Client } from "../clients/client.type.js";
import type { Context } from "../context.js";
import { actionPageLoader } from "../loaders/action.loader.js";
import { clientLoader } from "../loaders/client.loader.js";
import { decodeActions } from "../platform-api/actions.js";
import { getClient } from "../platform-api/clients.js";
import { Action, ActionChange } from "./action.type.js";
import { SORTS } from "./sorts.js";

/** Actions of a device among which one that changed is looked for: they change while they are new. */
const NEWEST = 100;

@Resolver(() => ActionChange)
export class ActionChangeResolver {
  @Authorized()
  @Subscription(() => ActionChange, {
    description:
      "An action that was queued, moved on or taken away: of one device, or of any that the caller may see.",
    subscribe: async ({ args, context }: { args: { clientId?: string | null }; context: Context }) => {
      const { clientId } = args;
      if (clientId) await getClient(context.platform, context.call, clientId);
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
    const key = { filter: { clientId, sort: SORTS.CREATE_DATE_DESC }, page: { limit: NEWEST } };
    const actions = decodeActions((await loaders.get(actionPageLoader).load(key)).body);
    return actions.find(({ id }) => id === actionId) ?? null;
  }
}
