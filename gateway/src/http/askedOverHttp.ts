import type { FastifyRequest } from "fastify";
import { ApiError } from "../errors.js";
import type { AskedOperation } from "../limits/askedOperation.js";

/**
 * The operation of a request, from the body of a POST or the query of a GET.
 * @throws ApiError BAD_USER_INPUT if it is no operation, or several
 */
export function askedOverHttp({ method, body, query }: FastifyRequest): AskedOperation {
  if (method === "GET") {
    const { variables, extensions, ...rest } = query as Record<string, unknown>;
    return {
      ...rest,
      variables: fromJson(variables, "variables"),
      extensions: fromJson(extensions, "extensions"),
    };
  }
  if (Array.isArray(body)) throw new ApiError("BAD_USER_INPUT", "One operation a request: batches are off.");
  if (typeof body !== "object" || body === null)
    throw new ApiError("BAD_USER_INPUT", "The body must be an object with `query`.");
  return body;
}

function fromJson(text: unknown, name: string): unknown {
  if (text === undefined || text === "") return undefined;
  try {
    return JSON.parse(String(text));
  } catch {
    throw new ApiError("BAD_USER_INPUT", `\`${name}\` must be JSON.`);
  }
}
