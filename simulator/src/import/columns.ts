import { ImportError } from "./importError.js";
import { plainWord } from "./words.js";

/** What a column says: `instant` is date and time in one, `date` and `time` are its halves. */
export type Role = "instant" | "date" | "time" | "speed" | "direction" | "length" | "kind";

/** Position of each column that counts, from 0. */
export type Columns = Partial<Record<Role, number>>;

/** Column names in English, Slovenian and German, as plain words. */
const names: Record<Role, readonly string[]> = {
  instant: [
    "timestamp",
    "datetime",
    "date time",
    "date and time",
    "datum in cas",
    "datum cas",
    "casovni zig",
    "zeitstempel",
    "zeitpunkt",
    "datum zeit",
    "datum und zeit",
    "datum uhrzeit",
  ],
  date: ["date", "datum", "day", "dan", "tag"],
  time: ["time", "cas", "ura", "zeit", "uhrzeit"],
  speed: ["speed", "velocity", "hitrost", "geschwindigkeit", "tempo"],
  direction: ["direction", "smer", "richtung", "fahrtrichtung"],
  length: ["length", "dolzina", "lange", "laenge", "fahrzeuglange", "dolzina vozila", "vehicle length"],
  kind: ["kind", "vrsta", "vrsta vozila", "art", "type", "tip"],
};

/** The unit after a name, e.g. in "hitrost_kmh". */
const unit = / (km h|kmh|kph|m|s|utc)$/;

function roleOf(header: string): Role | undefined {
  const name = plainWord(header).replace(unit, "");
  for (const [role, known] of Object.entries(names)) {
    if (known.includes(name)) return role as Role;
  }
  return undefined;
}

/** Whether these columns tell when something passed. */
const tellTime = (columns: Columns): boolean =>
  columns.instant !== undefined || columns.date !== undefined || columns.time !== undefined;

/** Columns by the names in a file's first row; undefined where that row is none of names. Unknown names are ignored. */
export function columnsByHeader(header: readonly string[]): Columns | undefined {
  const columns: Columns = {};
  header.forEach((name, index) => {
    const role = roleOf(name);
    if (role) columns[role] ??= index;
  });
  return tellTime(columns) ? columns : undefined;
}

/** Columns by a list such as "time,-,speed,length,direction"; "-" is a column to leave out. */
export function columnsByList(list: string): Columns {
  const columns: Columns = {};
  list.split(",").forEach((entry, index) => {
    const name = entry.trim();
    if (name === "-" || name === "") return;
    const role = roleOf(name);
    if (!role)
      throw new ImportError(`--columns: "${name}" is none of time, date, speed, direction, length, kind, -`);
    if (columns[role] !== undefined) throw new ImportError(`--columns: "${name}" stands there twice`);
    columns[role] = index;
  });
  if (!tellTime(columns)) throw new ImportError("--columns: there must be a column time");
  return columns;
}
