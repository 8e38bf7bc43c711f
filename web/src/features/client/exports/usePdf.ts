import { useCallback, useEffect, useRef, useState } from "react";
import { fetchPdf, type PdfFault } from "./fetchPdf";

export type PdfState =
  | { state: "none" }
  /** `since`, `again`: Unix seconds. */
  | { state: "making"; since: number }
  | { state: "ready"; url: string; fileName: string }
  | { state: "failed"; fault: PdfFault; again: number | null };

const unixNow = () => Math.floor(Date.now() / 1000);
const none: PdfState = { state: "none" };

/**
 * Fetches a PDF and opens it in a new tab, where the browser lets it; it stays at hand until another is wanted, or the page
 * is left.
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
    show({ state: "making", since: unixNow() });
    const answer = await fetchPdf(address, current.signal).catch(() => null);
    // Cancelled: whoever did that shows something else.
    if (answer === null || current.signal.aborted) return;
    if ("fault" in answer) {
      const { fault, retryAfter } = answer;
      show({ state: "failed", fault, again: retryAfter === null ? null : unixNow() + retryAfter });
      return;
    }
    url.current = URL.createObjectURL(answer.blob);
    show({ state: "ready", url: url.current, fileName: answer.fileName });
    window.open(url.current, "_blank");
  };
  const cancel = () => {
    letGo();
    show(none);
  };
  return { pdf, make, cancel };
}
