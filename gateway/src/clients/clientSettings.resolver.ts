import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkPayload } from "../bulk/bulk.type.js";
import { runBulk } from "../bulk/runBulk.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { clientLoader } from "../loaders/client.loader.js";
import { changesNested, encodeSettings } from "../platform-api/clientSettings.js";
import { getClient } from "../platform-api/clients.js";
import { writeMetaData } from "../platform-api/clientWrites.js";
import {
  AssignSerialNumbersInput,
  UpdateClientNotesInput,
  UpdateClientSettingsInput,
} from "./client.input.js";
import { UpdateClientSettingsPayload } from "./clientPayloads.type.js";

/** What people set of devices. */
@Resolver()
export class ClientSettingsResolver {
  @Authorized()
  @Mutation(() => UpdateClientSettingsPayload, {
    description: "Changes settings of a device; what is left out stays.",
  })
  async updateClientSettings(
    @Arg("input", () => UpdateClientSettingsInput) input: UpdateClientSettingsInput,
    @Ctx() { platform, call, loaders }: Context,
  ): Promise<UpdateClientSettingsPayload> {
    const { clientId, settings } = input;
    const before = changesNested(settings) ? (await getClient(platform, call, clientId)).metaData : {};
    const change = { clientId, metaData: encodeSettings(settings, before) };
    await writeMetaData(platform, call, change, input);
    return { client: await loaders.get(clientLoader).clear(clientId).load(clientId) };
  }

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
