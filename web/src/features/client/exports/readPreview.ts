import { serverFetch } from "../../../graphql/serverFetch";
import type { Language } from "../../../i18n/language";
import { type FirstRows, firstRows } from "./firstRows";

/** A long period is read before its first row comes. */
const silenceMs = 60_000;

/** As many rows as say what a file is like. */
export const previewRows = 20;

/** A file that could not be read, with the status that the portal answered. */
export class PreviewError extends Error {
  constructor(readonly status: number) {
    super(`The portal answered ${status}.`);
  }
}

/** The first rows of an exported file. @throws PreviewError, or what fetch throws */
export async function readPreview(href: string, language: Language, signal: AbortSignal): Promise<FirstRows> {
  const answer = await serverFetch(href, { signal }, silenceMs);
  if (!answer.ok || answer.body === null) throw new PreviewError(answer.status);
  return firstRows(answer.body, language, previewRows);
}
