import { LONGEST_VERSION } from "@obcestje/contract/limits/lengths.js";
import Type from "typebox";
import { ADMIN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { JsonInput, Nothing, Text } from "../http/schemas.js";
import { discardUpload } from "../parts/uploads.store.js";
import { revising } from "../revisions/revising.js";
import { metaChanges } from "./metaData.rules.js";
import { FIRMWARE_UPLOADS } from "./parts.store.js";
import { FirmwareJson } from "./schemas.js";
import { hideFirmware, listFirmware, toFirmwareJson, writeFirmware } from "./store.js";

/** The list of firmware, and its details. */
export function firmwareRoutes(app: App, deps: Deps): void {
  const { db } = deps;

  app.get(
    "/firmware/list",
    {
      config: { access: ADMIN },
      schema: { description: "Newest first.", response: { 200: Type.Array(FirmwareJson) } },
    },
    async () => (await listFirmware(db.read)).map(toFirmwareJson),
  );

  app.patch(
    "/firmware",
    {
      config: { access: ADMIN, change: "repeatable", ifMatch: true },
      schema: {
        description: "Corrects what is said of a firmware. metaData is taken as well as metadata.",
        body: Type.Object({
          id: Id,
          version: Type.Optional(Text(LONGEST_VERSION)),
          metadata: Type.Optional(JsonInput),
          metaData: Type.Optional(JsonInput),
        }),
        response: { 200: FirmwareJson },
      },
    },
    async (request) => {
      const { id, version, metadata, metaData } = request.body;
      const changes = { ...(version === undefined ? {} : { version }), ...metaChanges(metadata ?? metaData) };
      return change(deps, request, async (tx) => {
        const write = () => writeFirmware(tx, id, changes);
        return toFirmwareJson(await revising(tx, request, "firmware", [id], write));
      });
    },
  );

  app.delete(
    "/firmware",
    {
      config: { access: ADMIN, change: "repeatable" },
      schema: {
        description: "Deletes a firmware with its rollouts; nobody has it assigned any more.",
        querystring: Type.Object({ id: Id }),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { id } = request.query;
      await change(deps, request, (tx) => hideFirmware(tx, id));
      await discardUpload(db.write, FIRMWARE_UPLOADS, id);
      return reply.code(204).send(null);
    },
  );
}
