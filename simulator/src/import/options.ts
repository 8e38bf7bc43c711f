import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ADMIN } from "../demo/accounts.js";
import type { ImportAccess } from "./access.js";
import {
  columnsByList,
  directionsByList,
  KINDS,
  kindsByList,
  placeOf,
  ROLES,
  unitOf,
  useOf,
} from "./columnWords.js";
import { ImportError } from "./importError.js";
import type { FileSaid } from "./said.js";

export const USAGE = `Usage: npm run import -- FILE --client <guid> [options]
       npm run import -- --client <guid> --list
       npm run import -- --undo ID

Brings a file of records (CSV, XLSX, JSON, also compressed) into a device's history. It shows first what the file was taken for and what
would become of it; on a terminal it asks what the file leaves open. docs/records.md tells of each form.

What the file is
  --timezone ZONE           zone of its local times (the location's own)
  --columns LIST            columns by place, of a file without header: time,-,speed,length,direction (- leaves one out)
  --use COLUMN=ROLE         what one column is, by its name or its place from 1; - for none.
                            Of counts also count:KIND:DIRECTION
  --unit COLUMN=UNIT        km/h, mph, m/s; m, dm, cm, mm, ft, in; s, min, h, %
  --place COLUMN=VALUE      of a file with several places: the one that is meant
  --direction LIST          values of the direction: incoming=0,outgoing=1; none=Total leaves lines with it out
  --kind KIND               what was counted: vehicle, pedestrian, bicycle
  --kinds LIST              values of the kind: jogger=pedestrian,dog=- (- refuses lines with it)
  --date-order ORDER        DMY, MDY or YMD
  --interval SECONDS        how long its intervals are
  --gap SECONDS             silence that lasts longer was not heard
  --missing-rows MEANING    nobody or notHeard: what it means where an interval has no row of a direction or kind
  --doubled-hour PASS       first or second: where records of the hour that autumn doubles belong
  --sheet NAME, --header LINE (from 1; 0: none), --delimiter CHAR, --encoding utf-8|utf-16le|utf-16be|windows-1250
What becomes of it
  --overlap MODE            of time that is there already: replace earlier imports (as it is by itself), add, or fill what nothing covers
  --keep RULE               single records are kept asNew (from today on, as it is by itself) or byAge (from their own time)
  --dry-run                 shows the same and brings nothing in
  --yes                     asks nothing
  --refused FILE            where refused lines are listed (FILE.refused.csv)
Who asks
  --url URL                 the platform's address (http://localhost:4001)
  --email, --password       an administrator's account (ADMIN_EMAIL, ADMIN_PASSWORD)
  --apikey KEY              a full key of a group that may import, instead of an account

Roles: ${ROLES.join(", ")}.
Exit code: 0 all lines are in, 2 some were refused or something must be said first, 1 it could not be done.`;

export type Task = { kind: "bringIn"; file: string } | { kind: "list" } | { kind: "undo"; id: number };

export interface CommandOptions {
  task: Task;
  /** Not needed to undo an import. */
  guid: string | undefined;
  said: FileSaid;
  url: string;
  access: ImportAccess;
  /** Absolute path. */
  refusedPath: string;
  dryRun: boolean;
  yes: boolean;
}

const TEXT = { type: "string" } as const;
const TEXTS = { type: "string", multiple: true } as const;
const FLAG = { type: "boolean", default: false } as const;
const OPTIONS = {
  ...{ client: TEXT, url: TEXT, email: TEXT, password: TEXT, key: TEXT, apikey: TEXT },
  ...{
    timezone: TEXT,
    columns: TEXT,
    use: TEXTS,
    unit: TEXTS,
    place: TEXT,
    direction: TEXT,
    kind: TEXT,
    kinds: TEXT,
  },
  ...{ sheet: TEXT, header: TEXT, delimiter: TEXT, encoding: TEXT, interval: TEXT, gap: TEXT },
  ...{
    "date-order": TEXT,
    "doubled-hour": TEXT,
    "missing-rows": TEXT,
    overlap: TEXT,
    keep: TEXT,
    refused: TEXT,
  },
  ...{ "dry-run": FLAG, yes: FLAG, list: FLAG, undo: TEXT },
} as const;
/** Their values may begin with a dash, which would be taken for an option. */
const DASHED = ["columns", "use", "unit", "place", "direction", "delimiter"];

function parsed(args: string[]) {
  try {
    return parseArgs({ args: withDashedValues(args), allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

/** `--columns "-,date"` as `--columns=-,date`. */
function withDashedValues(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const [arg = "", next] = [args[at], args[at + 1]];
    const takesDash = DASHED.some((name) => arg === `--${name}`) && next !== undefined;
    const isValue = takesDash && /^-(?!-[a-z])/.test(next);
    joined.push(isValue ? `${arg}=${next}` : arg);
    if (isValue) at += 1;
  }
  return joined;
}

type Values = ReturnType<typeof parsed>["values"];

/** Reads the command line. @throws ImportError saying what is wrong with it */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): CommandOptions {
  const { values, positionals } = parsed(args);
  if (values.key !== undefined)
    throw new ImportError(
      "--key can't bring files in any more, as the platform reads them itself: sign in as an administrator (--email, --password), or give a full key of a group that may import (--apikey KEY).",
    );
  // npm runs scripts in the project's folder, but people's paths are relative to theirs.
  const here = environment.INIT_CWD ?? process.cwd();
  const task = taskOf(values, positionals, here);
  if (values.client === undefined && task.kind !== "undo")
    throw new ImportError(`give the client's guid: --client <guid>\n\n${USAGE}`);
  const url = values.url ?? environment.PLATFORM_URL ?? "http://localhost:4001";
  if (!URL.canParse(url)) throw new ImportError(`--url: "${url}" is no address`);
  return {
    ...{ task, guid: values.client, url, said: saidOf(values) },
    access:
      values.apikey === undefined
        ? {
            email: values.email ?? environment.ADMIN_EMAIL ?? ADMIN.email,
            password: values.password ?? environment.ADMIN_PASSWORD ?? ADMIN.password,
          }
        : { apiKey: values.apikey },
    refusedPath: resolve(here, values.refused ?? `${positionals[0] ?? "import"}.refused.csv`),
    ...{ dryRun: values["dry-run"], yes: values.yes },
  };
}

function taskOf({ list, undo }: Values, positionals: string[], here: string): Task {
  const [file, ...more] = positionals;
  if (list || undo !== undefined) {
    if (file !== undefined || (list && undo !== undefined))
      throw new ImportError(`give one of FILE, --list and --undo\n\n${USAGE}`);
    return undo === undefined ? { kind: "list" } : { kind: "undo", id: wholeOf("--undo", undo, 1) };
  }
  if (file === undefined || more.length > 0) throw new ImportError(`give one file to import\n\n${USAGE}`);
  return { kind: "bringIn", file: resolve(here, file) };
}

function saidOf(values: Values): FileSaid {
  const { timezone, sheet, delimiter, encoding, header, columns, direction, kind, kinds, interval, gap } =
    values;
  const { "date-order": dateOrder, "doubled-hour": doubledHour, overlap, keep, place } = values;
  const { "missing-rows": missingRows } = values;
  return {
    options: {
      ...(timezone !== undefined && { timeZone: timezone }),
      ...(sheet !== undefined && { sheet }),
      ...(delimiter !== undefined && { separator: separatorOf(delimiter) }),
      ...(encoding !== undefined && {
        encoding: oneOf("--encoding", encoding, ["utf-8", "utf-16le", "utf-16be", "windows-1250"]),
      }),
      ...(header !== undefined && { headerLine: wholeOf("--header", header, 0) }),
      ...(columns !== undefined && { columns: columnsByList(columns) }),
      ...(direction !== undefined && { directions: directionsByList(direction) }),
      ...(kind !== undefined && { kind: oneOf("--kind", kind, KINDS) }),
      ...(kinds !== undefined && { kinds: kindsByList(kinds) }),
      ...(dateOrder !== undefined && { dateOrder: oneOf("--date-order", dateOrder, ["DMY", "MDY", "YMD"]) }),
      ...(interval !== undefined && { intervalSeconds: wholeOf("--interval", interval, 1) }),
      ...(gap !== undefined && { gapSeconds: wholeOf("--gap", gap, 1) }),
      ...(doubledHour !== undefined && {
        doubledHour: oneOf("--doubled-hour", doubledHour, ["first", "second"]),
      }),
      ...(missingRows !== undefined && {
        missingRows: oneOf("--missing-rows", missingRows, ["nobody", "notHeard"]),
      }),
      ...(overlap !== undefined && { overlap: oneOf("--overlap", overlap, ["replace", "add", "fill"]) }),
      ...(keep !== undefined && { keep: oneOf("--keep", keep, ["asNew", "byAge"]) }),
    },
    columns: [...(values.use ?? []).map(useOf), ...(values.unit ?? []).map(unitOf)],
    ...(place !== undefined && { place: placeOf(place) }),
  };
}

function separatorOf(text: string): string {
  const delimiter = text === "\\t" || text === "tab" ? "\t" : text;
  if (delimiter.length !== 1 || /["\r\n]/.test(delimiter))
    throw new ImportError(`--delimiter: "${text}" is no single character (a tab is written "tab")`);
  return delimiter;
}

/** One of some words, in any case. */
function oneOf(option: string, text: string, words: readonly string[]): string {
  const word = words.find((known) => known.toLowerCase() === text.toLowerCase());
  if (word === undefined) throw new ImportError(`${option}: "${text}" is none of ${words.join(", ")}`);
  return word;
}

function wholeOf(option: string, text: string, least: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number) || number < least)
    throw new ImportError(`${option}: "${text}" is no whole number from ${least} on`);
  return number;
}
