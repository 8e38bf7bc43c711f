import { useCallback, useEffect, useRef, useState } from "react";
import { serverNow } from "../../../graphql/serverClock";
import { fetchPdf, type PdfFault } from "./fetchPdf";

export type PdfState =
  | { state: "none" }
  /** `since`, `again`: Unix seconds. */
  | { state: "making"; since: number }
  | { state: "ready"; url: string; fileName: string }
  | { state: "failed"; fault: PdfFault; again: number | null };

function save(url: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
}

const none: PdfState = { state: "none" };

/**
 * Fetches a PDF and saves it as a file. A new tab would be blocked, as it comes long after the press; to be opened it stays at hand until
 * another is wanted, or the page is left.
 */
export function usePdf() {
  const [pdf, show] = useState<PdfState>(none);
  const call = useRef<AbortController>(null);
  const url = useRef<string>(null);

  const letGo = useCallback(() => {
    call.current?.abort();
    if (url.current !== null) URL.revokeObjectURL(url.current);
    url.current = null;
  }, []);
  useEffect(() => letGo, [letGo]);

  const make = async (address: string) => {
    letGo();
    const current = new AbortController();
    call.current = current;
    show({ state: "making", since: serverNow() });
    const answer = await fetchPdf(address, current.signal).catch(() => null);
    // Cancelled: whoever did that shows something else.
    if (answer === null || current.signal.aborted) return;
    if ("fault" in answer) {
      const { fault, retryAfter } = answer;
      show({ state: "failed", fault, again: retryAfter === null ? null : serverNow() + retryAfter });
      return;
    }
    url.current = URL.createObjectURL(answer.blob);
    show({ state: "ready", url: url.current, fileName: answer.fileName });
    save(url.current, answer.fileName);
  };
  const cancel = () => {
    letGo();
    show(none);
  };
  return { pdf, make, cancel };
}
