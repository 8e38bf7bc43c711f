import { serverFetch } from "../../../graphql/serverFetch";
export type Pdf = { blob: Blob; fileName: string };

/** Reason why there is none. */
export type PdfFault =
  | "busy"
  | "tooLong"
  | "unavailable"
  | "signedOut"
  | "missing"
  | "failed"
  | "notOffered"
  | "unreachable";

export type PdfAnswer = Pdf | { fault: PdfFault; retryAfter: number | null };

/** The portal gives up earlier, even on a report of 50 devices. */
const longestMs = 15 * 60_000;

const faultOfStatus: Readonly<Record<number, PdfFault>> = {
  401: "signedOut",
  404: "missing",
  429: "busy",
  501: "notOffered",
  503: "unavailable",
  504: "tooLong",
};

/**
 * Fetches a PDF, or returns the reason for its failure; `retryAfter` in seconds, if the portal says when to
 * retry.
 * @throws if the signal aborts
 */
export async function fetchPdf(address: string, signal: AbortSignal): Promise<PdfAnswer> {
  try {
    const response = await serverFetch(
      address,
      { signal, headers: { accept: "application/pdf" } },
      longestMs,
    );
    if (response.ok) {
      const fileName = fileNameIn(response.headers.get("content-disposition"));
      return { blob: await response.blob(), fileName };
    }
    const seconds = Number(response.headers.get("retry-after"));
    const retryAfter = Number.isInteger(seconds) && seconds > 0 ? seconds : null;
    return { fault: faultOfStatus[response.status] ?? "failed", retryAfter };
  } catch (error) {
    if (signal.aborted) throw error;
    return { fault: "unreachable", retryAfter: null };
  }
}

/** File name in full if the header has it (RFC 6266), otherwise in ASCII. */
function fileNameIn(disposition: string | null): string {
  const header = disposition ?? "";
  const full = /filename\*=UTF-8''([\w.%~!#$&+^`|-]+)/i.exec(header)?.[1];
  return textOf(full) ?? /filename="([^"]+)"/.exec(header)?.[1] ?? "report.pdf";
}

function textOf(encoded: string | undefined): string | null {
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
