import type { GraphQLResolveInfo } from "graphql";
import { Args, Authorized, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.type.js";
import type { Context } from "../context.js";
import type { Page } from "../lists/connection.type.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { actionPageLoader } from "../loaders/action.loader.js";
import { clientLoader } from "../loaders/client.loader.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { decodeActions } from "../platform-api/actions.js";
import { roleOf } from "../session/role.js";
import { ActionsArgs, ClientActionsArgs } from "./action.input.js";
import { Action, ActionConnection, ActionPermissions } from "./action.type.js";
import { SORTS } from "./sorts.js";

async function page(
  args: ActionsArgs,
  info: GraphQLResolveInfo,
  { loaders }: Context,
): Promise<Page<Action>> {
  const { clientId, status, sort } = args;
  const key = { filter: { clientId, status, sort: SORTS[sort] }, page: pageQuery(args, info) };
  return toPage(await loaders.get(actionPageLoader).load(key), decodeActions);
}

@Resolver(() => Action)
export class ActionResolver {
  @Authorized()
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
    const role = roleOf(await loaders.get(sessionLoader)());
    return {
      enable: role !== "viewer",
      delete: role === "admin" || (role === "member" && status === "CREATED"),
    };
  }
}

@Resolver(() => Client)
export class ClientActionsResolver {
  @FieldResolver(() => ActionConnection, {
    nullable: true,
    description:
      "What it was asked to do. The platform tells one device's a call: ask for it of one, not of a long list.",
  })
  actions(
    @Root() { id }: Client,
    @Args(() => ClientActionsArgs) args: ClientActionsArgs,
    @Info() info: GraphQLResolveInfo,
    @Ctx() context: Context,
  ): Promise<Page<Action>> {
    return page({ ...args, clientId: id }, info, context);
  }
}
