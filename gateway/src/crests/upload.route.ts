import type { FastifyInstance } from "fastify";
import { registerFormUpload } from "../http/formUpload.js";
import { readId } from "../http/idQuery.js";
import { uploadCrest } from "../platform-api/crests.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/**
 * POST /group/crest?groupId: a form (multipart/form-data) with a file, which becomes the group's crest; sent on to the platform as
 * it comes, with the caller's rights. Answers 201 with its group and size, as JSON.
 */
export function registerCrestUpload(
  main: FastifyInstance,
  streams: PlatformStreams,
  publicUrl: string,
): Promise<void> {
  return registerFormUpload(main, {
    url: "/group/crest",
    publicUrl,
    // The platform takes a picture of 2 MB.
    largestForm: 2.1 * 1024 * 1024,
    tooLarge: "A crest has 2 MB at most.",
    send: (call, form, { groupId }) => uploadCrest(streams, call, readId(groupId, "groupId", "group"), form),
  });
}
