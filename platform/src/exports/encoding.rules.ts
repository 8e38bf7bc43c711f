const REFUSED = /;\s*q=0(\.0*)?\s*$/i;

/** True if an Accept-Encoding allows gzip. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  return [header ?? ""]
    .flat()
    .flatMap((part) => part.split(","))
    .some((coding) => /^\s*(x-)?gzip\s*(;|$)/i.test(coding) && !REFUSED.test(coding));
}
