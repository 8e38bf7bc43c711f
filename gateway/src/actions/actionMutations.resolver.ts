import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload, DeleteInput } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { actionPageLoader, actionTemplatesLoader } from "../loaders/action.loader.js";
import {
  deleteAction,
  deleteSucceededActions,
  queueActions,
  setActionEnabled,
} from "../platform-api/actions.js";
import type { CallContext, WriteOptions } from "../platform-api/http.js";
import { ClearSucceededActionsInput, QueueActionsInput, SetActionsEnabledInput } from "./action.input.js";
import { type Action, ClearSucceededActionsPayload, QueueActionsPayload } from "./action.type.js";
import { wantedAction } from "./wantedAction.js";

@Resolver()
export class ActionMutationsResolver {
  @Authorized()
  @Mutation(() => QueueActionsPayload, {
    description: "Asks devices to do something once. Each result's id is the device's.",
  })
  async queueActions(
    @Arg("input", () => QueueActionsInput) input: QueueActionsInput,
    @Ctx() context: Context,
  ): Promise<QueueActionsPayload> {
    const data = await wantedAction(input, context.loaders.get(actionTemplatesLoader));
    const actions: Action[] = [];
    const queue = async (ids: readonly string[], call: CallContext, options: WriteOptions) => {
      actions.push(...(await queueActions(context.platform, call, ids, data, options)));
    };
    const payload = await runBulk(context, input.clientIds, input, {
      name: "queueActions",
      many: queue,
      one: (id, call, options) => queue([id], call, options),
    });
    context.loaders.get(actionPageLoader).clearAll();
    return { ...payload, actions: input.dryRun ? [] : actions };
  }

  @Authorized()
  @Mutation(() => BulkPayload, { description: "Holds actions back from their devices, or lets them go." })
  setActionsEnabled(
    @Arg("input", () => SetActionsEnabledInput) input: SetActionsEnabledInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "setActionsEnabled",
      one: (id, call, options) => setActionEnabled(context.platform, call, id, input.enabled, options),
    });
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Takes actions away; for users, only those that their devices have not accepted yet.",
  })
  deleteActions(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, {
      name: "deleteActions",
      one: (id, call, options) => deleteAction(context.platform, call, id, options),
    });
  }

  @Authorized()
  @Mutation(() => ClearSucceededActionsPayload, {
    description: "Takes all actions away that succeeded (administrators).",
  })
  async clearSucceededActions(
    @Arg("input", () => ClearSucceededActionsInput) input: ClearSucceededActionsInput,
    @Ctx() { platform, call }: Context,
  ): Promise<ClearSucceededActionsPayload> {
    return { deleted: await deleteSucceededActions(platform, call, input) };
  }
}
