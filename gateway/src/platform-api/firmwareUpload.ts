import { FIRMWARE, type FirmwareRecord } from "./firmware.js";
import type { CallContext } from "./platform.js";
import type { PlatformStreams, StreamedBody } from "./streams.js";
import { toldRecord } from "./wholeAnswer.js";

/**
 * POST /firmware (administrators): a form with file, version and metadata, passed on unchanged.
 * @returns it if the platform returns it
 * @throws ApiError CONFLICT, PAYLOAD_TOO_LARGE, VALIDATION_FAILED
 */
export async function uploadFirmware(
  streams: PlatformStreams,
  context: CallContext & { signal: AbortSignal },
  form: StreamedBody,
): Promise<FirmwareRecord | null> {
  return toldRecord(await streams.upload(context, "firmware", form), FIRMWARE);
}
