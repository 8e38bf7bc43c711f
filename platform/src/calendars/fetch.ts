import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { LARGEST_CALENDAR } from "@obcestje/contract/limits/fileSizes.js";
import { FILTERING, isFiltered } from "../http/filteringAgents.js";
import { type Openness, webhookFault } from "../notifications/webhookUrl.rules.js";

const ANSWER_WITHIN_MS = 10_000;
const MOST_REDIRECTS = 3;

/** Why an address gave no file. */
export type FetchFault =
  | "NOT_PUBLIC"
  | "CALENDAR_NO_ANSWER"
  | "CALENDAR_NO_CONNECTION"
  | "CALENDAR_REFUSED"
  | "CALENDAR_REDIRECTS"
  | "CALENDAR_TOO_LARGE";

class Refusal extends Error {
  constructor(readonly fault: FetchFault) {
    super(fault);
  }
}

/** How addresses of calendars are reached. */
export interface Reach {
  openness: Openness;
  /** Resolves names to addresses; left out: the system. */
  lookup?: LookupFunction | undefined;
  /** Milliseconds for the whole answer. */
  within?: number | undefined;
}

/**
 * Reads a file at an address, of LARGEST_CALENDAR at most. No address of a private network is asked, wherever a redirect leads.
 * @returns its bytes, or why there are none
 */
export async function fetchCalendar(address: string, reach: Reach): Promise<Uint8Array | FetchFault> {
  const deadline = AbortSignal.timeout(reach.within ?? ANSWER_WITHIN_MS);
  try {
    let next = address;
    for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
      if (webhookFault(next, reach.openness) !== undefined) return "NOT_PUBLIC";
      const answer = await get(new URL(next), reach, deadline);
      if (answer instanceof Uint8Array) return answer;
      next = answer.href;
    }
    return "CALENDAR_REDIRECTS";
  } catch (error) {
    if (error instanceof Refusal) return error.fault;
    if (isFiltered(error)) return "NOT_PUBLIC";
    return deadline.aborted ? "CALENDAR_NO_ANSWER" : "CALENDAR_NO_CONNECTION";
  }
}

/** The body of an answer, or where it leads on. */
function get(url: URL, { openness, lookup }: Reach, signal: AbortSignal): Promise<Uint8Array | URL> {
  const protocol = url.protocol === "https:" ? "https:" : "http:";
  const { request } = protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      signal,
      headers: { accept: "text/calendar, */*;q=0.1", "user-agent": "Obcestje" },
      agent: openness.private ? false : FILTERING[protocol],
      ...(lookup ? { lookup } : {}),
    });
    sent.once("error", reject);
    sent.once("response", (response) => {
      const { statusCode = 0, headers } = response;
      const refuse = (fault: FetchFault) => {
        reject(new Refusal(fault));
        sent.destroy();
      };
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        sent.destroy();
        if (!URL.canParse(headers.location, url.href)) return reject(new Refusal("CALENDAR_REFUSED"));
        return resolve(new URL(headers.location, url));
      }
      if (statusCode !== 200) return refuse("CALENDAR_REFUSED");
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > LARGEST_CALENDAR.bytes) return refuse("CALENDAR_TOO_LARGE");
        chunks.push(chunk);
      });
      response.once("error", reject);
      response.once("end", () => resolve(Buffer.concat(chunks)));
    });
    sent.end();
  });
}
