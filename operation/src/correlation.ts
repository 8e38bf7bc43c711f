import type { FastifyRequest } from "fastify";

/** By what one person's request is found in every part: its id in the logs, its place in a trace. */
export interface Correlation {
  requestId: string;
  /** Of W3C's Trace Context; where the request is traced. */
  traceparent?: string;
}

/** What a part tells the next one of the request that it works on. */
export function correlationOf({ id, traceparent }: Pick<FastifyRequest, "id" | "traceparent">): Correlation {
  return { requestId: id, ...(traceparent === null ? {} : { traceparent }) };
}

/** The same as headers. */
export function correlationHeaders({ requestId, traceparent }: Correlation): Record<string, string> {
  return { "x-request-id": requestId, ...(traceparent === undefined ? {} : { traceparent }) };
}
