import type { FastifyInstance } from "fastify";
import { registerFormUpload } from "../http/formUpload.js";
import { readId } from "../http/idQuery.js";
import { uploadCrest } from "../platform-api/crests.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/**
 * POST /group/crest?groupId: a form (multipart/form-data) with a file, which becomes the group's crest. It is
 * passed to the platform unchanged, with the caller's rights. Answers 201 with the crest's group and size, as
 * JSON.
 */
export function registerCrestUpload(
  main: FastifyInstance,
  streams: PlatformStreams,
  publicUrl: string,
): Promise<void> {
  return registerFormUpload(main, {
    url: "/group/crest",
    publicUrl,
    // The platform takes pictures of up to 2 MB.
    largestForm: 2.1 * 1024 * 1024,
    tooLarge: "A crest has 2 MB at most.",
    send: (call, form, { groupId }) => uploadCrest(streams, call, readId(groupId, "groupId", "group"), form),
  });
}
