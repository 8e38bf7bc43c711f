import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { ERROR_CODES } from "../errors.js";
import { formatError } from "../formatError.js";
import { fromFramework, STATUS_OF_CODE } from "../httpErrors.js";
import { type AnswerType, answerTypeOf } from "./mediaType.js";

/** Used if the client accepts none of our types. */
const PLAIN_JSON: AnswerType = { contentType: "application/json; charset=utf-8", legacy: false };

/** An operation that did not run. */
export interface Refusal {
  errors: readonly GraphQLError[];
  /** True if GraphQL finds it faulty. Older clients expect a 200 then. */
  faulty?: boolean;
  /** Set if HTTP has its own status for it. */
  status?: number | undefined;
}

/** Answers a refused operation with the status of its error. */
export function sendRefusal(
  { errors, faulty, status }: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { contentType, legacy } = answerTypeOf(request.headers.accept) ?? PLAIN_JSON;
  const report = (error: unknown) => request.log.error({ err: error }, "unforeseen error");
  const formatted = errors.map((error) => formatError(error, request.id, report));
  const retryAfter = formatted.map(({ extensions }) => extensions?.retryAfter).find((seconds) => seconds);
  if (retryAfter) void reply.header("retry-after", String(retryAfter));
  return reply
    .code(status ?? (faulty && legacy ? 200 : statusOf(formatted)))
    .header("cache-control", "no-store")
    .type(contentType)
    .send(JSON.stringify({ errors: formatted }));
}

/** Answers errors before or around an operation, in GraphQL's form. */
export function sendRequestError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof GraphQLError) return sendRefusal({ errors: [error] }, request, reply);
  const known = fromFramework(error);
  if (known.code === "INTERNAL_SERVER_ERROR") request.log.error({ err: error }, "unforeseen error");
  const status = known.code === "BAD_USER_INPUT" ? error.statusCode : undefined;
  return sendRefusal({ errors: [known], status }, request, reply);
}

function statusOf([first]: readonly GraphQLFormattedError[]): number {
  const code = ERROR_CODES.find((known) => known === first?.extensions?.code);
  return code ? STATUS_OF_CODE[code] : 400;
}
