import { parseArgs } from "node:util";
import { UsageError } from "./faults.mjs";
import { isInstant } from "./instants.mjs";

export const HELP = `npm run report -- --client ID[,ID...] (--from WHEN --to WHEN | --interval NAME) --out FILE [--lang sl|en]

Fetches the printable report of one location, or of several in one file, as a PDF.

  --client    the locations' ids, 1 to 50, joined by commas
  --from      the first day, 2026-10-01 by the (first) location's clock; or an instant: 2026-10-01T08:00,
              2026-10-01T06:00:00Z, or Unix seconds
  --to        the day or instant that the report ends before: --from 2026-10-01 --to 2026-11-01 is October
  --interval  in place of both: LAST_24H, TODAY, WEEK, TWO_WEEKS, MONTH, YESTERDAY, LAST_WEEK, LAST_MONTH,
              LAST_QUARTER or LAST_YEAR; or of the calendar: 2026, 2026-Q3, 2026-10, 2026-W41 or 2026-10-05
  --out       the file to write; - is standard output
  --lang      the report's language, sl (default) or en

The environment says where and as whom, so that no list of processes shows it:

  OBCESTJE_URL       the portal's address (default http://localhost:4000)
  OBCESTJE_API_KEY   a full key of the group; or
  OBCESTJE_EMAIL     and OBCESTJE_PASSWORD of a person, whose session ends with the command

It ends with 0 once the whole file is there, with 1 where it could not be had (nothing is left of it then), with 2
where it was called wrongly. A busy portal is asked again when it says so, for ten minutes at most.
`;

const MOST_CLIENTS = 50;
const INTERVALS = [
  ...["LAST_24H", "TODAY", "WEEK", "TWO_WEEKS", "MONTH"],
  ...["YESTERDAY", "LAST_WEEK", "LAST_MONTH", "LAST_QUARTER", "LAST_YEAR"],
];
const CALENDAR = /^\d{4}(-(W\d\d|Q[1-4]|\d\d(-\d\d)?))?$/;
const LANGUAGES = ["sl", "en"];

const OPTIONS = {
  client: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  interval: { type: "string" },
  out: { type: "string" },
  lang: { type: "string", default: "sl" },
  help: { type: "boolean", short: "h" },
};

/**
 * The options of the command.
 * @throws UsageError naming the wrong option or variable
 */
export function readOptions(args, env) {
  const values = parsed(args);
  if (values.help) return { help: true };
  const { client, from, to, interval, out, lang } = values;
  if (!out) throw new UsageError("--out is missing: the file to write, or - for standard output.");
  if (out === "-" && process.stdout.isTTY)
    throw new UsageError("--out - would print a PDF on the screen: lead it into a file or a program.");
  if (!LANGUAGES.includes(lang)) throw new UsageError(`--lang must be sl or en, not ${lang}.`);
  return {
    clientIds: clientIdsOf(client),
    ...periodOf({ from, to, interval }),
    out,
    lang,
    portal: portalOf(env.OBCESTJE_URL),
    caller: callerOf(env),
  };
}

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(error.message);
  }
}

function clientIdsOf(client) {
  if (!client) throw new UsageError("--client is missing: the ids of 1 to 50 locations, joined by commas.");
  const ids = client.split(",").map((id) => id.trim());
  if (ids.length > MOST_CLIENTS || ids.some((id) => !/^\d{1,15}$/.test(id)))
    throw new UsageError(`--client must be the ids of 1 to ${MOST_CLIENTS} locations, joined by commas.`);
  if (new Set(ids).size < ids.length) throw new UsageError("--client names a location twice.");
  return ids;
}

function periodOf({ from, to, interval }) {
  if (interval !== undefined) {
    if (from !== undefined || to !== undefined)
      throw new UsageError("--interval stands in place of --from and --to.");
    if (CALENDAR.test(interval)) return { interval: { calendar: interval } };
    if (!INTERVALS.includes(interval))
      throw new UsageError(`--interval must be one of ${INTERVALS.join(", ")}, or 2026-10, not ${interval}.`);
    return { interval: { preset: interval } };
  }
  for (const [name, text] of Object.entries({ from, to })) {
    if (text === undefined) throw new UsageError(`--${name} is missing; or give --interval.`);
    if (!isInstant(text))
      throw new UsageError(
        `--${name} must be a day (2026-10-01), a time (2026-10-01T08:00) or Unix seconds, not ${text}.`,
      );
  }
  return { from, to };
}

function portalOf(url = "") {
  const address = url === "" ? "http://localhost:4000" : url;
  const known = URL.canParse(address) ? new URL(address) : null;
  if (!known || !["http:", "https:"].includes(known.protocol))
    throw new UsageError("OBCESTJE_URL must be the portal's address, such as https://portal.example.");
  if (known.username !== "" || known.password !== "")
    throw new UsageError("OBCESTJE_URL must hold no name or password.");
  return known.origin;
}

function callerOf({ OBCESTJE_API_KEY: apiKey, OBCESTJE_EMAIL: email, OBCESTJE_PASSWORD: password }) {
  if (apiKey) return { apiKey };
  if (email && password) return { email, password };
  if (email) throw new UsageError("OBCESTJE_PASSWORD is missing.");
  throw new UsageError("OBCESTJE_API_KEY is missing, or OBCESTJE_EMAIL and OBCESTJE_PASSWORD.");
}
