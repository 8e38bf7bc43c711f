import type { FastifyReply, FastifyRequest } from "fastify";
import { letGo } from "../platform-api/firstBytes.js";
import type { StreamedAnswer } from "../platform-api/streams.js";

/** Headers of the platform's answer that describe the bytes. No others are passed on. */
const PASSED_ON = [
  "content-type",
  "content-disposition",
  "content-encoding",
  "content-length",
  "vary",
  "accept-ranges",
  "content-range",
  "etag",
] as const;

/** Passes a download on unchanged. HEAD answers the headers of GET. */
export function sendDownload(
  { status, headers, body }: StreamedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  for (const name of PASSED_ON) {
    const value = headers[name];
    if (value !== undefined) reply.header(name, value);
  }
  void reply.code(status).header("cache-control", "no-store");
  if (request.method === "GET") return reply.send(body);
  letGo(body);
  return reply.send();
}
