import { useEffect, useState } from "react";
import type { Language } from "../../../i18n/language";
import type { FirstRows } from "./firstRows";
import { PreviewError, readPreview } from "./readPreview";

/** A file's first rows as far as they are known. */
export type Preview =
  | { state: "loading" }
  | { state: "failed"; isSignedOut: boolean }
  | { state: "shown"; rows: FirstRows };

const loading: Preview = { state: "loading" };

/** Reads the beginning of a file, and how to try again; another address reads anew. */
export function usePreview(href: string, language: Language): [Preview, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<{ of: string; preview: Preview } | null>(null);
  const asked = `${attempt} ${href}`;
  useEffect(() => {
    const reading = new AbortController();
    const become = (preview: Preview) => {
      if (!reading.signal.aborted) setRead({ of: asked, preview });
    };
    readPreview(href, language, reading.signal).then(
      (rows) => become({ state: "shown", rows }),
      (error: unknown) =>
        become({ state: "failed", isSignedOut: error instanceof PreviewError && error.status === 401 }),
    );
    return () => reading.abort();
  }, [asked, href, language]);
  return [read?.of === asked ? read.preview : loading, () => setAttempt(attempt + 1)];
}
