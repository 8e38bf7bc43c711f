import { LARGEST_FILM } from "@obcestje/contract/limits/fileSizes.js";
import type { FastifyInstance } from "fastify";
import { registerFormUpload } from "../http/formUpload.js";
import { readId } from "../http/idQuery.js";
import { readLanguage } from "../http/languageQuery.js";
import { sendDownload } from "../http/sendDownload.js";
import { signedInCall } from "../http/signedInCall.js";
import { FILM_PATH, LABEL_FILES, openFilm, openLabels, uploadFilm } from "../platform-api/films.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/**
 * GET /stetje/video/file?id: the film of a video, optionally a range of it. GET
 * /stetje/video/labels.csv|json[?id&lang]: the labels of one video or of all. POST /stetje/video/upload: a
 * form with a film and its details. All with the caller's rights, as streams. HEAD answers the headers of
 * GET.
 */
export async function registerFilmRoutes(
  app: FastifyInstance,
  streams: PlatformStreams,
  publicUrl: string,
): Promise<void> {
  app.route<{ Querystring: { id?: unknown } }>({
    method: ["GET", "HEAD"],
    url: `/${FILM_PATH}`,
    handler: async (request, reply) => {
      const call = signedInCall(request, reply);
      const { range, "if-range": ifRange } = request.headers;
      const asked = { range, ifRange: [ifRange].flat()[0] };
      const film = await openFilm(streams, call, readId(request.query.id, "id", "video"), asked);
      void reply.header("content-disposition", "inline");
      return sendDownload(film, request, reply);
    },
  });

  for (const file of LABEL_FILES) {
    app.route<{ Querystring: { id?: unknown; lang?: unknown } }>({
      method: ["GET", "HEAD"],
      url: `/stetje/video/${file}`,
      handler: async (request, reply) => {
        const call = signedInCall(request, reply);
        const { id, lang } = request.query;
        const asked = { id: id === undefined ? null : readId(id, "id", "video"), lang: readLanguage(lang) };
        const encoding = request.headers["accept-encoding"];
        return sendDownload(await openLabels(streams, call, file, asked, encoding), request, reply);
      },
    });
  }

  await registerFormUpload(app, {
    url: "/stetje/video/upload",
    publicUrl,
    largestForm: LARGEST_FILM.bytes + 1024 * 1024,
    tooLarge: LARGEST_FILM.tooLarge,
    send: (call, form) => uploadFilm(streams, call, form),
  });
}
