import { LARGEST_FIRMWARE } from "@obcestje/contract/limits/fileSizes.js";
import type { FastifyInstance } from "fastify";
import { registerFormUpload } from "../http/formUpload.js";
import { uploadFirmware } from "../platform-api/firmwareUpload.js";
import type { PlatformStreams } from "../platform-api/streams.js";

/**
 * POST /firmware: a form (multipart/form-data) with file, version and metadata ({ hardwareType, description }
 * as JSON), passed to the platform unchanged, with the caller's rights. Answers 201 with the API's Firmware,
 * as JSON.
 */
export function registerFirmwareUpload(
  main: FastifyInstance,
  streams: PlatformStreams,
  publicUrl: string,
): Promise<void> {
  return registerFormUpload(main, {
    url: "/firmware",
    publicUrl,
    largestForm: LARGEST_FIRMWARE.bytes + 1024 * 1024,
    tooLarge: LARGEST_FIRMWARE.tooLarge,
    send: (call, form) => uploadFirmware(streams, call, form),
  });
}
