import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ADMIN } from "../demo/accounts.js";
import { type Columns, columnsByList } from "./columns.js";
import { ImportError } from "./importError.js";
import type { ImportAccess } from "./importSession.js";
import { type Directions, directionsByList } from "./values.js";

export const USAGE = `Usage: npm run import -- FILE.csv --client <guid> [options]

Loads records of single vehicles into a device's history. The same file can be imported any number of times.

  --timezone ZONE      zone of the file's local times (Europe/Ljubljana)
  --columns LIST       columns of a file without header: time,-,speed,length,direction
                       (also date, kind; - leaves a column out)
  --direction LIST     values of the direction column: incoming=0,outgoing=1
  --delimiter CHAR     separator of columns (found out by itself)
  --url URL            the platform's address (http://localhost:4001)
  --email, --password  an administrator's account (ADMIN_EMAIL, ADMIN_PASSWORD)
  --key KEY            the device's key or an import key, instead of an account
  --refused FILE       where refused lines are listed (FILE.csv.refused.csv)
  --dry-run            reads and checks the file, sends nothing

Exit code: 0 all lines are in, 2 some were refused, 1 the import could not be done.`;

export interface ImportOptions {
  /** Absolute path. */
  file: string;
  guid: string;
  timeZone: string;
  /** Absent where the file's first row names them. */
  columns?: Columns;
  directions: Directions;
  /** Absent where it is to be found out. */
  delimiter?: string;
  url: string;
  access: ImportAccess;
  refusedPath: string;
  dryRun: boolean;
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        client: { type: "string" },
        timezone: { type: "string", default: "Europe/Ljubljana" },
        columns: { type: "string" },
        direction: { type: "string" },
        delimiter: { type: "string" },
        url: { type: "string" },
        email: { type: "string" },
        password: { type: "string" },
        key: { type: "string" },
        refused: { type: "string" },
        "dry-run": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function delimiterOf(text: string): string {
  const delimiter = text === "\\t" || text === "tab" ? "\t" : text;
  if (delimiter.length !== 1 || /["\r\n]/.test(delimiter)) {
    throw new ImportError(`--delimiter: "${text}" is no single character (a tab is written "tab")`);
  }
  return delimiter;
}

/** Reads the command line. @throws ImportError that says what is wrong with it */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): ImportOptions {
  const { values, positionals } = parsed(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new ImportError(`give one file to import\n\n${USAGE}`);
  if (values.client === undefined)
    throw new ImportError(`give the client's guid: --client <guid>\n\n${USAGE}`);
  const url = values.url ?? environment.PLATFORM_URL ?? "http://localhost:4001";
  if (!URL.canParse(url)) throw new ImportError(`--url: "${url}" is no address`);
  // npm runs scripts in the project's folder; what a person types is relative to where they are.
  const here = environment.INIT_CWD ?? process.cwd();
  return {
    file: resolve(here, file),
    guid: values.client,
    timeZone: values.timezone,
    ...(values.columns === undefined ? {} : { columns: columnsByList(values.columns) }),
    directions: directionsByList(values.direction),
    ...(values.delimiter === undefined ? {} : { delimiter: delimiterOf(values.delimiter) }),
    url,
    access:
      values.key === undefined
        ? {
            email: values.email ?? environment.ADMIN_EMAIL ?? ADMIN.email,
            password: values.password ?? environment.ADMIN_PASSWORD ?? ADMIN.password,
          }
        : { apiKey: values.key },
    refusedPath: resolve(here, values.refused ?? `${file}.refused.csv`),
    dryRun: values["dry-run"],
  };
}
