/** A PDF that was fetched. */
export type Pdf = { blob: Blob; fileName: string };

/** Why there is none. */
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

const faultOfStatus: Readonly<Record<number, PdfFault>> = {
  401: "signedOut",
  404: "missing",
  429: "busy",
  501: "notOffered",
  503: "unavailable",
  504: "tooLong",
};

/**
 * Fetches a PDF, or says why there is none; `retryAfter` in seconds, where the portal says when to try again.
 * @throws where the signal aborts
 */
export async function fetchPdf(address: string, signal: AbortSignal): Promise<PdfAnswer> {
  try {
    const response = await fetch(address, { signal, headers: { accept: "application/pdf" } });
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

function fileNameIn(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? "report.pdf";
}
