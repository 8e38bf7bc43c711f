import { ArrayMaxSize, ArrayMinSize } from "class-validator";
import { ArgsType, Field, ID, InputType, registerEnumType } from "type-graphql";
import { BULK_ITEMS_AT_MOST, BulkOptionsInput, ClientsBulkInput } from "../bulk/bulk.input.js";
import { PageArgs } from "../lists/page.args.js";
import type { ActionStatusName } from "../platform-api/actions.js";
import { ActionStatus } from "./action.type.js";

export const ActionSort = {
  CREATE_DATE_DESC: "CREATE_DATE_DESC",
  CREATE_DATE_ASC: "CREATE_DATE_ASC",
  ACCEPT_DATE_DESC: "ACCEPT_DATE_DESC",
  ACCEPT_DATE_ASC: "ACCEPT_DATE_ASC",
  DONE_DATE_DESC: "DONE_DATE_DESC",
  DONE_DATE_ASC: "DONE_DATE_ASC",
  STATUS: "STATUS",
  CREATOR: "CREATOR",
  CLIENT: "CLIENT",
} as const;
export type ActionSortName = keyof typeof ActionSort;
registerEnumType(ActionSort, {
  name: "ActionSort",
  description: "The order of a list of actions; those without a value come last.",
  valuesConfig: {
    CREATE_DATE_DESC: { description: "The newest first." },
    CREATE_DATE_ASC: { description: "The oldest first." },
    ACCEPT_DATE_DESC: { description: "The last accepted first." },
    ACCEPT_DATE_ASC: { description: "The first accepted first." },
    DONE_DATE_DESC: { description: "The last done first." },
    DONE_DATE_ASC: { description: "The first done first." },
    STATUS: { description: "By status." },
    CREATOR: { description: "By the e-mail of who asked." },
    CLIENT: { description: "By device, and of each in the order they were asked for." },
  },
});

@ArgsType()
export class ClientActionsArgs extends PageArgs {
  @Field(() => ActionSort, { defaultValue: ActionSort.CREATE_DATE_DESC, description: "The order." })
  sort!: ActionSortName;

  @Field(() => ActionStatus, { nullable: true, description: "Only those; left out: all." })
  status?: ActionStatusName | null;
}

@ArgsType()
export class ActionsArgs extends ClientActionsArgs {
  @Field(() => ID, {
    nullable: true,
    description: "Of this device; left out: of all, for administrators.",
  })
  clientId?: string | null;
}

@InputType({ description: "What devices are to do: a type, or what a template says." })
export class QueueActionsInput extends ClientsBulkInput {
  @Field(() => String, {
    nullable: true,
    description: "What is to be done, as the firmware names it; left out where a template says it.",
  })
  type?: string | null;

  @Field(() => ID, { nullable: true, description: "A template, in the place of a type." })
  templateId?: string | null;

  @Field(() => String, { nullable: true, description: "First parameter; left out: the template's." })
  param1?: string | null;

  @Field(() => String, { nullable: true, description: "Second parameter; left out: the template's." })
  param2?: string | null;
}

@InputType({ description: "Actions to hold back, or to let go." })
export class SetActionsEnabledInput extends BulkOptionsInput {
  @Field(() => [ID], { description: "The actions; 250 at most." })
  @ArrayMinSize(1)
  @ArrayMaxSize(BULK_ITEMS_AT_MOST)
  ids!: string[];

  @Field({ description: "False: their devices don't get them." })
  enabled!: boolean;
}

@InputType({ description: "Whether to clear all actions that succeeded, or only to try." })
export class ClearSucceededActionsInput extends BulkOptionsInput {}
