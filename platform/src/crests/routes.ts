import { LARGEST_CREST } from "@obcestje/contract/limits/fileSizes.js";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { readerOf } from "../auth/guard.js";
import { ADMIN, MEMBERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { requireMatch } from "../changes/ifMatch.js";
import { lockGroup } from "../db/locks.js";
import type { GroupCrestRow } from "../db/tables/crests.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import { requireShownGroup } from "../groups/shown.js";
import { findGroup } from "../groups/store.js";
import type { App } from "../http/app.js";
import { Id } from "../http/ids.js";
import { Nothing } from "../http/schemas.js";
import { validatorCompiler } from "../http/validation.js";
import { receiveForm } from "../parts/form.js";
import { addFormRoutes, FORM, type FormLimits, noteForm, runUpload } from "../parts/formRoutes.js";
import { crestContent, etagOfContent } from "../revisions/contents.js";
import { contentsOf } from "../revisions/kinds.js";
import { noting, revising } from "../revisions/revising.js";
import { crestOf, LONGEST_SIDE } from "./picture.js";
import { CrestForm, CrestJson, CrestWithPictureJson } from "./schemas.js";
import { findCrest, removeCrest, setCrest } from "./store.js";

const LIMITS: FormLimits = {
  file: LARGEST_CREST.bytes,
  field: 1024,
  tooLarge: LARGEST_CREST.tooLarge,
};
/** The etag of a group without one. */
const NONE = "none";
const OfGroup = Type.Object({ groupId: Id });

/** The crest or logo that a group's reports carry. */
export async function crestRoutes(main: App, deps: Deps): Promise<void> {
  const { db, now } = deps;

  main.get(
    "/group/crest",
    {
      // Embeds and public pages show none.
      config: { access: [...MEMBERS, "report"] },
      schema: {
        description: "The crest or logo that a group's reports carry; 404 where it has none.",
        querystring: OfGroup,
        response: { 200: CrestWithPictureJson },
      },
    },
    async (request) => {
      const { groupId } = request.query;
      await requireShownGroup(db.read, readerOf(request), groupId);
      const crest = await findCrest(db.read, groupId);
      return { ...toCrestJson(crest), png: Buffer.from(crest.png).toString("base64") };
    },
  );

  await addFormRoutes(main, LIMITS, (app) => {
    app.post(
      "/group/crest",
      {
        config: { access: ADMIN, bodyTimeout: FORM.bodyTimeout, ifMatch: true },
        validatorCompiler: (part) => (part.httpPart === "body" ? () => true : validatorCompiler(part)),
        schema: {
          description: `Gives a group a crest or logo in place of the one it has. It is known by its bytes and drawn anew as a PNG of ${LONGEST_SIDE} pixels a side at most, without metadata; what is transparent stays so. If-Match takes the etag of the one that it has, or "none". What is damaged, moves, has more than 25 million pixels or, as SVG, refers to anything outside of itself is refused.`,
          querystring: OfGroup,
          consumes: FORM.consumes,
          body: CrestForm,
          response: { 201: CrestJson },
        },
      },
      async (request, reply) => {
        const { groupId } = request.query;
        const crest = await runUpload(
          request,
          async () => (await findGroup(db.read, groupId)).id,
          async () => {
            const { file } = await receiveForm(request, { store: wholeFile, tooLarge: LIMITS.tooLarge });
            const drawn = await crestOf(file.bytes);
            noteForm(request, { groupId });
            return change(deps, request, async (tx) => {
              await lockGroup(tx, groupId);
              await findGroup(tx, groupId);
              await requireCrest(tx, request, groupId);
              return noting(tx, request, "crest", [groupId], () => setCrest(tx, groupId, drawn, now()));
            });
          },
          async () => undefined,
        );
        return reply.code(201).send(toCrestJson(crest));
      },
    );
  });

  main.delete(
    "/group/crest",
    {
      config: { access: ADMIN, change: "repeatable", ifMatch: true },
      schema: {
        description: "Takes a group's crest away; its reports carry none then.",
        querystring: OfGroup,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { groupId } = request.query;
      await change(deps, request, async (tx) => {
        await lockGroup(tx, groupId);
        await findGroup(tx, groupId);
        await revising(tx, request, "crest", [groupId], () => removeCrest(tx, groupId));
      });
      return reply.code(204).send(null);
    },
  );
}

/** @throws PlatformError PRECONDITION_FAILED if the group has another one than the caller knows, or none */
async function requireCrest(tx: Db, request: FastifyRequest, groupId: number): Promise<void> {
  const content = (await contentsOf(tx, "crest", [groupId])).get(groupId);
  requireMatch(request, [content ? etagOfContent(content) : NONE]);
}

/** Small enough to be held in memory. */
async function wholeFile(sent: AsyncIterable<Uint8Array>): Promise<{ bytes: Buffer; size: number }> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of sent) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return { bytes, size: bytes.length };
}

function toCrestJson(row: GroupCrestRow) {
  const { group_id, width, height, set_date } = row;
  return { groupId: group_id, width, height, setDate: set_date, etag: etagOfContent(crestContent(row)) };
}
