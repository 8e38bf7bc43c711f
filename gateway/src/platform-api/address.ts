import { fieldFault } from "@obcestje/contract/faults.js";
import { ApiError } from "../errors.js";

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** Servers and proxies take some 8 kB for a request's first line. 250 ids need less than 3. */
const CHARACTERS_AT_MOST = 8_000;

/**
 * A call's path with its query. Input may contain lone surrogates, for which encodeURIComponent throws.
 * @throws ApiError naming the longest value if the address is longer than servers take
 */
export function addressOf(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) search.append(key, String(value));
  const address = search.size > 0 ? `${path}?${search}` : path;
  if (address.length > CHARACTERS_AT_MOST) throw tooLong(query);
  return address;
}

function tooLong(query: Query): ApiError {
  const [longest] = Object.entries(query).sort(([, a], [, b]) => String(b).length - String(a).length);
  const fields = [fieldFault(longest?.[0] ?? "", "OVERLONG")];
  return new ApiError("BAD_USER_INPUT", "Some values are not allowed.", { fields });
}
