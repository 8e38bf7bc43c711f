import { LARGEST_CREST } from "@obcestje/contract/limits/fileSizes.js";
import type { FastifyInstance } from "fastify";
import { registerFormUpload } from "../http/formUpload.js";
import { readId } from "../http/idQuery.js";
import { uploadCrest } from "../platform-api/crests.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/**
 * POST /group/crest?groupId: a form (multipart/form-data) with a file, which becomes the group's crest. It is
 * passed to the platform unchanged, with the caller's rights. Answers 201 with the crest's group and size, as
 * JSON. If-Match takes the crest's etag, or "none": 409 CONFLICT where the group has another one by now.
 */
export function registerCrestUpload(
  main: FastifyInstance,
  streams: PlatformStreams,
  publicUrl: string,
): Promise<void> {
  return registerFormUpload(main, {
    url: "/group/crest",
    publicUrl,
    largestForm: LARGEST_CREST.bytes + 100 * 1024,
    tooLarge: LARGEST_CREST.tooLarge,
    send: (call, form, { groupId }, ifMatch) =>
      uploadCrest(streams, call, readId(groupId, "groupId", "group"), form, ifMatch),
  });
}
