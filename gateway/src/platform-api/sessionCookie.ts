import type { IncomingHttpHeaders } from "node:http";

/** Without what would end the value, begin another cookie or another header, or be taken for the space about it. */
const VALUE = /^[\x21-\x3a\x3c-\x7e]{1,4000}$/;

/** True if a cookie can carry it, and nothing else with it. */
export const isCookieValue = (value: string): boolean => VALUE.test(value);

/**
 * The value of a cookie that an answer sets, as it is written there; the last one, where it is set anew. Its
 * attributes don't count: when a session ends is the platform's matter.
 * @returns undefined if the answer sets none, or takes it away
 */
export function cookieSet(headers: IncomingHttpHeaders, name: string): string | undefined {
  const values = [headers["set-cookie"] ?? []].flat().map((cookie) => {
    const [pair = ""] = cookie.split(";");
    const [given = "", value = ""] = pair.split(/=(.*)/s).map((part) => part.trim());
    return given === name ? value : undefined;
  });
  const value = values.findLast((one) => one !== undefined);
  return value !== undefined && isCookieValue(value) ? value : undefined;
}
