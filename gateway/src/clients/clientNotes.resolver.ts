import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { writeMetaData } from "../platform-api/clientWrites.js";
import { AssignSerialNumbersInput, UpdateClientNotesInput } from "./client.input.js";

/** What people note of devices. */
@Resolver()
export class ClientNotesResolver {
  @Authorized()
  @Mutation(() => BulkPayload, { description: "Writes notes of devices, each its own." })
  updateClientNotes(
    @Arg("input", () => UpdateClientNotesInput) input: UpdateClientNotesInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const notes = firstOf(input.items.map((item) => [item.clientId, item.notes ?? null]));
    return runBulk(context, input.items.map(clientOf), input, {
      name: "updateClientNotes",
      one: (clientId, call, options) => {
        const metaData = { notes: notes.get(clientId) ?? null };
        return writeMetaData(context.platform, call, { clientId, metaData }, options);
      },
    });
  }

  @Authorized()
  @Mutation(() => BulkPayload, {
    description: "Notes serial numbers of devices, each its own. For administrators.",
  })
  assignSerialNumbers(
    @Arg("input", () => AssignSerialNumbersInput) input: AssignSerialNumbersInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    const numbers = firstOf(input.items.map((item) => [item.clientId, item.serialNumber ?? null]));
    return runBulk(context, input.items.map(clientOf), input, {
      name: "assignSerialNumbers",
      one: async (clientId, call, options) => {
        const serialNumber = numbers.get(clientId) ?? null;
        const change = { clientId, metaData: { serialNumber } };
        const written = await writeMetaData(context.platform, call, change, options);
        if (written && (written.serialNumber ?? null) !== serialNumber)
          throw new ApiError("FORBIDDEN", "Serial numbers are for administrators.");
      },
    });
  }
}

const clientOf = ({ clientId }: { clientId: string }) => clientId;

/** What each device is to have; of one that is given twice the first counts. */
function firstOf(items: readonly [string, string | null][]): Map<string, string | null> {
  return new Map(items.toReversed());
}
