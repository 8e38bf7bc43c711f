import type { FastifyRequest } from "fastify";

/** Ids by which one person's request is found in every part: in the logs, and in a trace. */
export interface Correlation {
  requestId: string;
  /** W3C Trace Context, if the request is traced. */
  traceparent?: string;
}

/** The correlation that a part passes on with its own calls. */
export function correlationOf({ id, traceparent }: Pick<FastifyRequest, "id" | "traceparent">): Correlation {
  return { requestId: id, ...(traceparent === null ? {} : { traceparent }) };
}

/** The same as headers. */
export function correlationHeaders({ requestId, traceparent }: Correlation): Record<string, string> {
  return { "x-request-id": requestId, ...(traceparent === undefined ? {} : { traceparent }) };
}
