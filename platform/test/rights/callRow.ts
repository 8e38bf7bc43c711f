import { idsOf, type Tenants } from "../tenants.js";
import type { Answer, Headers, TestPlatform } from "../testPlatform.js";
import type { RightsRow, Target } from "./row.js";

/** Makes a call of the rights table, about a target. */
export function callRow(
  platform: TestPlatform,
  tenants: Tenants,
  { method, path, url, query, body, contentType }: RightsRow,
  headers: Headers,
  target: Target,
): Promise<Answer> {
  const ids = idsOf(tenants, target);
  const entries = Object.entries(query?.(ids) ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const search = entries.length > 0 ? `?${new URLSearchParams(entries)}` : "";
  const type: Headers = contentType === undefined ? {} : { "content-type": contentType };
  return platform.call(method, `${url?.(ids) ?? path}${search}`, { ...headers, ...type }, body?.(ids));
}
