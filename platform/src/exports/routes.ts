import { USUAL_FREE_GAP } from "@obcestje/contract/limits/ranges.js";
import Type from "typebox";
import { memberOf } from "../auth/guard.js";
import { MEMBERS } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import { shownName } from "../clients/shownName.rules.js";
import type { ClientRecord } from "../clients/store.js";
import type { NoteRow } from "../db/tables/notes.js";
import type { Deps } from "../deps.js";
import type { App } from "../http/app.js";
import { begins, sendBytes } from "../http/bytes.js";
import { measuredClient } from "../measurements/measuredClient.js";
import { ownClassesFor } from "../measurements/ownClasses.store.js";
import { checkPeriod } from "../measurements/query.rules.js";
import { AssumedLimit, PeriodQuery } from "../measurements/schemas.js";
import type { NoteKind } from "../notes/schemas.js";
import { notesTold } from "../notes/told.store.js";
import { requireClientOrPlace } from "../places/find.store.js";
import { visitorsIn } from "../places/stays.js";
import { movedSince } from "../places/stays.store.js";
import { FreeGap } from "../traffic/schemas.js";
import { requireShort } from "../traffic/singleRecords.rules.js";
import { directionNamesOf } from "./directionTexts.rules.js";
import { acceptsGzip } from "./encoding.rules.js";
import { contentType, DESCRIPTIONS, EXPORT_NAMES, hasAllFigures, isCsv, isOfSingleRecords } from "./files.js";
import { EXPORT_LANGUAGES } from "./language.js";
import { contentDisposition } from "./names.rules.js";
import type { ExportedNote } from "./subject.js";

const FileBytes = Type.String({ format: "binary" });
const ExportQuery = Type.Object({
  ...PeriodQuery.properties,
  lang: Type.Optional(
    Type.Enum([...EXPORT_LANGUAGES], { description: "What the file is written in; default sl" }),
  ),
});
/** Of a file without figures over the limit and of free flow it has no `speedLimit` and no `gap`. */
const FiguresQuery = Type.Object({ ...ExportQuery.properties, speedLimit: AssumedLimit, gap: FreeGap });

export function exportRoutes(app: App, { db, now, threads }: Deps): void {
  for (const name of EXPORT_NAMES) {
    app.get(
      `/export/${name}`,
      {
        config: { access: MEMBERS },
        exposeHeadRoute: false,
        schema: {
          description: DESCRIPTIONS[name],
          querystring: hasAllFigures(name) ? FiguresQuery : (ExportQuery as typeof FiguresQuery),
          response: {
            200: { description: "The file", content: { [contentType(name)]: { schema: FileBytes } } },
          },
        },
      },
      async (request, reply) => {
        const { query } = request;
        const member = memberOf(request);
        const client = await requireClientOrPlace(db.read, clientScope(member), query.clientId);
        const period = checkPeriod(query.startTimestamp, query.endTimestamp);
        if (isOfSingleRecords(name)) requireShort(period);
        const language = query.lang ?? "sl";
        const measured = await measuredClient(db.read, client, query.speedLimit);
        const ownClasses = await ownClassesFor(db.read, member, client);
        const wasElsewhere =
          client.stretches === null && (await movedSince(db.read, client.id, period.start));
        const directionNames = directionNamesOf(wasElsewhere ? {} : JSON.parse(client.metaData));
        const visitors = await visitorsIn(db.read, client, period);
        const subject = {
          client: { ...measured, ownClasses, ...shown(client), visitors, directionNames },
          period,
          notes: hasAllFigures(name) ? (await notesTold(db.read, member, client, period)).map(exported) : [],
          language,
          gap: query.gap ?? USUAL_FREE_GAP,
          now: now(),
        };
        const gzip = isCsv(name) && acceptsGzip(request.headers["accept-encoding"]);
        const stream = threads.stream("export", { name, subject, gzip });
        if (!(await begins(stream, reply))) return reply.hijack();
        reply.header("content-type", contentType(name));
        reply.header("content-disposition", contentDisposition(name, subject));
        if (isCsv(name)) reply.header("vary", "accept-encoding");
        if (gzip) reply.header("content-encoding", "gzip");
        return sendBytes(reply, stream);
      },
    );
  }
}

const exported = ({ kind, text, from_time, to_time }: NoteRow): ExportedNote => ({
  kind: kind as NoteKind,
  text,
  from: from_time,
  to: to_time,
});

function shown({ guid, visionType, metaData }: ClientRecord) {
  const { locationName, locationAddress } = JSON.parse(metaData) as Record<string, unknown>;
  return {
    guid,
    name: shownName(locationName) ?? guid,
    address: typeof locationAddress === "string" && locationAddress !== "" ? locationAddress : null,
    visionType,
  };
}
