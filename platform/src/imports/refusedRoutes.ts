import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import type { Deps } from "../deps.js";
import { conflict, notFound } from "../errors.js";
import { attachment } from "../exports/names.rules.js";
import type { App } from "../http/app.js";
import { begins, sendBytes } from "../http/bytes.js";
import { Id } from "../http/ids.js";
import { hasParts } from "../parts/parts.store.js";
import type { RefusedInput } from "./refusedFile.js";
import { requireImport } from "./rights.js";
import { optionsOf, understandingOf } from "./rows.js";
import { IMPORT_PARTS } from "./store.js";

const CSV = "text/csv; charset=utf-8";

/** The refused lines of a file, for people who repair them. */
export function refusedRoutes(app: App, { db, threads }: Deps): void {
  app.get(
    "/import/refused",
    {
      config: { access: MEMBERS },
      exposeHeadRoute: false,
      schema: {
        description:
          "The lines of an import's file that its reading refused: line, column, reason in English, and the line's text. CSV in UTF-8 with byte order mark and semicolons. Made from the file itself: not found once that is thrown away, two weeks after it came.",
        querystring: Type.Object({ id: Id }),
        response: {
          200: {
            description: "The file",
            content: { [CSV]: { schema: Type.String({ format: "binary" }) } },
          },
        },
      },
    },
    async (request, reply) => {
      const { row } = await requireImport(db.read, memberOf(request), request.query.id);
      const understanding = understandingOf(row);
      if (!understanding || understanding.questions.length + understanding.faults.length > 0)
        throw conflict("IMPORT_NOT_READ");
      if (!(await hasParts(db.read, IMPORT_PARTS, row.id))) throw notFound("import");
      const { readDate: now, timeZone } = understanding;
      const { overlap, keep, missingRows, ...said } = optionsOf(row);
      const input: RefusedInput = {
        ...{ id: row.id, name: row.file_name, size: row.file_size ?? 0, understanding },
        options: { ...said, timeZone, now },
      };
      const stream = threads.stream("importRefused", input);
      if (!(await begins(stream, reply))) return reply.hijack();
      reply.header("content-type", CSV).header("cache-control", "no-store");
      reply.header(
        "content-disposition",
        attachment({ written: row.file_name, spare: `import ${row.id}` }, ["refused.csv"]),
      );
      return sendBytes(reply, stream);
    },
  );
}
