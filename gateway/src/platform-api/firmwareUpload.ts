import { FIRMWARE, type FirmwareRecord } from "./firmware.js";
import type { CallContext } from "./http.js";
import type { PlatformStreams, StreamedBody } from "./streams.js";
import { toldRecord } from "./wholeAnswer.js";

/** POST /firmware (administrators): a form with file, version and metadata, sent on as it comes. @returns it, where the platform tells @throws ApiError CONFLICT, PAYLOAD_TOO_LARGE, VALIDATION_FAILED */
export async function uploadFirmware(
  streams: PlatformStreams,
  context: CallContext & { signal: AbortSignal },
  form: StreamedBody,
): Promise<FirmwareRecord | null> {
  return toldRecord(await streams.upload(context, "firmware", form), FIRMWARE);
}
