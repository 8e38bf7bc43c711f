import { createHash } from "node:crypto";

/** A strong ETag of a content: equal for equal bytes, whoever asks and whenever. */
export function etagOf(content: string): string {
  return `"${createHash("sha256").update(content).digest("base64url")}"`;
}

/** True if a request's If-None-Match names this ETag: the caller already has the content. */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return namesEtag(ifNoneMatch, etag) || listed(ifNoneMatch).includes("*");
}

/** True if a request's If-None-Match names exactly this ETag, and not any ("*"). */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return listed(ifNoneMatch).includes(etag);
}

function listed(ifNoneMatch: string | undefined): string[] {
  return (ifNoneMatch ?? "").split(",").map((text) => text.trim().replace(/^W\//, ""));
}
