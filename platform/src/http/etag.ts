import { createHash } from "node:crypto";

/** A strong ETag of a content: the same for the same bytes, whoever asks and whenever. */
export function etagOf(content: string): string {
  return `"${createHash("sha256").update(content).digest("base64url")}"`;
}

/** Whether a request's If-None-Match names this ETag: its caller has the content already. */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return namesEtag(ifNoneMatch, etag) || listed(ifNoneMatch).includes("*");
}

/** Whether a request's If-None-Match names this very ETag, and not just any ("*"). */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return listed(ifNoneMatch).includes(etag);
}

function listed(ifNoneMatch: string | undefined): string[] {
  return (ifNoneMatch ?? "").split(",").map((text) => text.trim().replace(/^W\//, ""));
}
