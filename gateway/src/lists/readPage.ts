import type { GraphQLResolveInfo } from "graphql";
import type { PageAnswer, Query } from "../platform-api/platform.js";
import type { Page, PageArgs } from "./page.types.js";
import { selects } from "./selects.js";

/** The query of a list's REST call. It asks for the total only if the operation wants it. */
export function pageQuery({ first, after }: PageArgs, info: GraphQLResolveInfo): Query {
  return { limit: first, cursor: after ?? undefined, count: selects(info, "totalCount") ? true : undefined };
}

/** A page's REST answer as a connection. */
export function toPage<T>({ body, next, total }: PageAnswer, read: (body: unknown) => T[]): Page<T> {
  return { nodes: read(body), pageInfo: { hasNextPage: next !== null, endCursor: next }, totalCount: total };
}
