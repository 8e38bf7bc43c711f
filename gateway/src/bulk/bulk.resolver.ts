import { Matches } from "class-validator";
import { Args, ArgsType, Authorized, Field, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../context.js";
import { BulkProgress } from "./bulk.type.js";

@ArgsType()
class BulkProgressArgs {
  @Field({ description: "The key that the change is sent with; subscribe first, then send it." })
  @Matches(/^[\w-]{8,100}$/)
  idempotencyKey!: string;
}

@Resolver()
export class BulkResolver {
  @Authorized()
  @Subscription(() => BulkProgress, {
    description: "How far a bulk change of the caller is; ends with it.",
    subscribe: ({ args, context }: { args: { idempotencyKey: string }; context: Context }) =>
      context.bulk.follow(context.call, args.idempotencyKey),
  })
  bulkProgress(
    @Root() progress: BulkProgress,
    @Args(() => BulkProgressArgs) _args: BulkProgressArgs,
  ): BulkProgress {
    return progress;
  }
}
