import { Matches } from "class-validator";
import { Args, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../context.js";
import { argsType, required } from "../ownType.js";
import { text } from "../platform-api/kinds.js";
import { BulkProgress, IDEMPOTENCY_KEY } from "./bulk.types.js";

const BulkProgressArgs = argsType({
  idempotencyKey: required(
    text,
    "The key that the change is sent with; subscribe first, then send it.",
    Matches(IDEMPOTENCY_KEY),
  ),
});
type BulkProgressArgs = InstanceType<typeof BulkProgressArgs>;

@Resolver()
export class BulkResolver {
  @Subscription(() => BulkProgress, {
    description: "How far a bulk change of the caller is; ends with it.",
    subscribe: ({ args, context }: { args: BulkProgressArgs; context: Context }) =>
      context.bulk.follow(context.call, args.idempotencyKey),
  })
  bulkProgress(
    @Root() progress: BulkProgress,
    @Args(() => BulkProgressArgs) _args: BulkProgressArgs,
  ): BulkProgress {
    return progress;
  }
}
