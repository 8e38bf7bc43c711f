import type { Correlation } from "@obcestje/operation/correlation.js";

export interface RenderJob {
  /** 1 to 50 clients, in the report's order. */
  clientIds: readonly string[];
  /** Unix seconds. */
  from: number;
  to: number;
  /** Report key: only reads these clients and this period. */
  sessionKey: string;
  lang: "sl" | "en";
  /** km/h: figures over the limit as if it had been in force; left out: the limits of the time. */
  asIfLimit?: number;
  /** Seconds, of free flow; left out: the usual ones. */
  gap?: number;
}

export const renderJobSchema = {
  type: "object",
  required: ["clientIds", "from", "to", "sessionKey", "lang"],
  additionalProperties: false,
  properties: {
    clientIds: {
      type: "array",
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      items: { type: "string", pattern: "^[\\w-]{1,64}$" },
    },
    from: { type: "integer", minimum: 0 },
    to: { type: "integer", minimum: 1 },
    sessionKey: { type: "string", pattern: "^[\\w-]{16,4096}$" },
    lang: { enum: ["sl", "en"] },
    asIfLimit: { type: "integer", minimum: 1, maximum: 200 },
    gap: { type: "integer", minimum: 3, maximum: 10 },
  },
} as const;

/** The portal's standby page. */
export const STANDBY_PATH = "/pdfreport";

/**
 * Path and query of the portal's report page, with the correlation, so that the page's own requests are found
 * by it, too.
 */
export function reportPath(
  { clientIds, from, to, sessionKey, lang, asIfLimit, gap }: RenderJob,
  correlation: Correlation,
): string {
  const query = new URLSearchParams({
    sessionKey,
    fromTimestamp: String(from),
    toTimestamp: String(to),
    lang,
    ...(asIfLimit === undefined ? {} : { asIfLimit: String(asIfLimit) }),
    ...(gap === undefined ? {} : { gap: String(gap) }),
    ...correlation,
  });
  return `/pdfreport/${clientIds.map(encodeURIComponent).join(",")}?${query}`;
}
