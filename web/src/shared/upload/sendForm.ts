import { type ErrorCode, errorCodes, isOutage } from "../../graphql/errors";
import { createWatchdog } from "../../graphql/watchdog";
import { type FieldFault, faultsIn, type Said } from "../form/faults";

export type UploadEnd =
  | { kind: "done" }
  | { kind: "refused"; code: ErrorCode; said: Said; fields: readonly FieldFault[] }
  /** No answer came: it is unknown if it was stored. */
  | { kind: "lost" }
  | { kind: "cancelled" };

/** A film or a firmware is checked before the answer comes. */
const silenceMs = 3 * 60_000;

type Progress = (sent: number, total: number) => void;

/**
 * Sends a form with a file, with the cookie of all calls. It uses no fetch, which reports no progress.
 * @param onProgress bytes of the form
 * @param ifMatch etag of what the file is to replace
 */
export function sendForm(
  address: string,
  form: FormData,
  onProgress: Progress,
  signal: AbortSignal,
  ifMatch?: string,
): Promise<UploadEnd> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("accept", "application/json");
    if (ifMatch !== undefined) request.setRequestHeader("if-match", `"${ifMatch}"`);
    // If neither direction moves for this long, nobody is at the other end.
    const watchdog = createWatchdog(() => {
      resolve({ kind: "lost" });
      request.abort();
    });
    watchdog.expect(silenceMs);
    request.upload.onprogress = ({ loaded, total }) => {
      watchdog.expect(silenceMs);
      onProgress(loaded, total);
    };
    request.onloadend = watchdog.met;
    request.onload = () => resolve(endOf(request.status, request.responseText));
    request.onerror = () => resolve({ kind: "lost" });
    request.ontimeout = () => resolve({ kind: "lost" });
    request.onabort = () => resolve({ kind: "cancelled" });
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}

/** Result in an answer; an answer that is not the portal's has none. */
function endOf(status: number, text: string): UploadEnd {
  if (status === 201) return { kind: "done" };
  const error = errorIn(text);
  const code = errorCodes.find((known) => known === error?.code);
  if (error === undefined || code === undefined || isOutage(code)) return { kind: "lost" };
  return { kind: "refused", code, said: { ...error, message: error.message ?? "" }, fields: faultsIn(error) };
}

type PortalError = Partial<Said> & { code?: string; fields?: unknown };

function errorIn(text: string): PortalError | undefined {
  try {
    const answer: { error?: PortalError } = JSON.parse(text);
    return answer.error;
  } catch {
    return undefined;
  }
}
