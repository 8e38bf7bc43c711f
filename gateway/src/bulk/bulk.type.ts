import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { ConfigChange } from "../configs/config.type.js";
import type { ErrorCode } from "../errors.js";
import { ErrorCodeEnum } from "./errorCode.type.js";
import { FieldFaultType } from "./fieldFault.type.js";

export const BulkStatus = { DONE: "DONE", FAILED: "FAILED", SKIPPED: "SKIPPED" } as const;
export type BulkStatusName = keyof typeof BulkStatus;
registerEnumType(BulkStatus, {
  name: "BulkStatus",
  description: "How one item of a bulk change went.",
  valuesConfig: {
    DONE: { description: "Changed; with a dry run: would have been changed." },
    FAILED: { description: "Refused or failed; `error` says why." },
    SKIPPED: {
      description: "Nothing to do, given twice, or not begun; where it was not begun, `error` says why.",
    },
  },
});

@ObjectType({ description: "Why one item failed.", simpleResolvers: true })
export class BulkError {
  @Field(() => ErrorCodeEnum, { description: "From the closed list." })
  code!: ErrorCode;

  @Field({ description: "For the person who asked, in English." })
  message!: string;

  @Field({ description: "Whether the same item may succeed later without a change." })
  retryable!: boolean;

  @Field(() => [FieldFaultType], { nullable: true, description: "The faulty fields, where some are known." })
  fields!: FieldFaultType[] | null;
}

@ObjectType({
  description: "How one item went: `results[i]` belongs to item i of the input.",
  simpleResolvers: true,
})
export class BulkResult {
  @Field(() => ID, { description: "The item's id, as given." })
  id!: string;

  @Field(() => BulkStatus, { description: "What became of it." })
  status!: BulkStatusName;

  @Field(() => BulkError, { nullable: true, description: "Why it is not DONE, where that has a reason." })
  error!: BulkError | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Values of a device's configuration that change, with a dry run: would change. Null elsewhere.",
  })
  configChangeCount!: number | null;

  @Field(() => [ConfigChange], {
    nullable: true,
    description: "The first hundred of these values; null where no configuration changes.",
  })
  configChanges!: ConfigChange[] | null;
}

@ObjectType({ description: "What a bulk change did, item by item.", simpleResolvers: true })
export class BulkPayload {
  @Field({ description: "Whether it was only tried." })
  dryRun!: boolean;

  @Field(() => [BulkResult], { description: "In the order of the input." })
  results!: BulkResult[];

  @Field(() => Int, { description: "Items that are DONE." })
  done!: number;

  @Field(() => Int, { description: "Items that FAILED." })
  failed!: number;

  @Field(() => Int, { description: "Items that were SKIPPED." })
  skipped!: number;
}

@ObjectType({ description: "How far a bulk change is.", simpleResolvers: true })
export class BulkProgress {
  @Field({ description: "The key that the change was sent with." })
  idempotencyKey!: string;

  @Field(() => Int, { description: "Items of the input." })
  total!: number;

  @Field(() => Int, { description: "Items that are DONE." })
  done!: number;

  @Field(() => Int, { description: "Items that FAILED." })
  failed!: number;

  @Field(() => Int, { description: "Items that were SKIPPED." })
  skipped!: number;

  @Field({ description: "Whether the change is over; the stream ends with it." })
  finished!: boolean;
}
