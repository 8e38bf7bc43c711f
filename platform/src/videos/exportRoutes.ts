import Type, { type TSchema } from "typebox";
import { SIGNED_IN } from "../auth/principal.js";
import type { Deps } from "../deps.js";
import { acceptsGzip } from "../exports/encoding.rules.js";
import type { ExportLanguage } from "../exports/language.js";
import { LocalTime } from "../exports/localTime.js";
import { attachment } from "../exports/names.rules.js";
import type { App } from "../http/app.js";
import { begins, sendBytes } from "../http/bytes.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import type { LabelFileName } from "./labelFile.js";
import { requireReader } from "./readers.js";
import { ExportedVideoJson, LabelsQuery } from "./schemas.js";
import { requireVideo } from "./store.js";

interface FileForm {
  description: string;
  type: string;
  schema: TSchema;
}

const FORMS: Record<LabelFileName, FileForm> = {
  "labels.csv": {
    description:
      "Labels, a line each vehicle, of checked videos and others. UTF-8 with byte order mark, ISO 8601 local times; an empty cell is not known. lang=sl: semicolons, decimal commas; lang=en: commas, decimal points.",
    type: "text/csv; charset=utf-8",
    schema: Type.String({ format: "binary" }),
  },
  "labels.json": {
    description: "Videos by id, checked or not, with their vehicles.",
    type: "application/json",
    schema: Type.Array(ExportedVideoJson),
  },
};
const WHO =
  "Of one video, or of all. Labellers get plates, administrators the same without them, nobody else anything.";

export function videoExportRoutes(app: App, { db, now, threads }: Deps): void {
  for (const [name, { description, type, schema }] of Object.entries(FORMS) as [LabelFileName, FileForm][]) {
    app.get(
      `/stetje/video/${name}`,
      {
        config: { access: SIGNED_IN },
        exposeHeadRoute: false,
        schema: {
          description: `${description} ${WHO}`,
          querystring: LabelsQuery,
          response: { 200: { description: "The file", content: { [type]: { schema } } } },
        },
      },
      async (request, reply) => {
        const { plates } = requireReader(request);
        const { id, lang: language = "sl" } = request.query;
        const video = id === undefined ? null : await requireVideo(db.read, id);
        const gzip = acceptsGzip(request.headers["accept-encoding"]);
        const stream = threads.stream("labels", { name, id: id ?? null, language, plates, gzip });
        if (!(await begins(stream, reply))) return reply.hijack();
        const spare = video ? `video ${video.id}` : "";
        const named = { written: video?.title ?? spare, spare };
        reply.header("content-type", type).header("cache-control", "no-store");
        reply.header("content-disposition", attachment(named, [today(), nameIn(name, language)]));
        reply.header("vary", "accept-encoding");
        if (gzip) reply.header("content-encoding", "gzip");
        return sendBytes(reply, stream);
      },
    );
  }

  function today(): string {
    const at = now();
    return new LocalTime(DEFAULT_ZONE, { start: at, end: at + 1 }).date(at);
  }
}

/** Slovenian, the default, is left out. */
function nameIn(file: LabelFileName, language: ExportLanguage): string {
  return language === "sl" ? file : file.replace(".", `_${language}.`);
}
