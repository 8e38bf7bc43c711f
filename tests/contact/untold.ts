/** Fields that identify a thing or a person and can't be missing. */
const NEEDED = new Set([
  ...["id", "clientId", "sessionId", "user", "admin", "group"],
  ...["key", "bucket", "start_time", "end_time", "weekDays", "text", "guid", "name", "bundles", "clients"],
]);
/** Contents belong to people or devices: a key missing there was not set. */
const WHOLE = new Set(["data", "metaData"]);

/** Takes fields away from a platform's answers, by their names. */
export class Untold {
  /** Names of all fields that came by and may be missing. */
  readonly names = new Set<string>();
  private taken: ReadonlySet<string> = new Set();

  /** From now on these are missing. */
  take(names: Iterable<string>): void {
    this.taken = new Set(names);
  }

  /** An answer's JSON without them. */
  readonly rewrite = (text: string): string => JSON.stringify(this.without(JSON.parse(text)));

  private without(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.without(item));
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).filter(([name]) => {
      if (NEEDED.has(name) || WHOLE.has(name) || /^\d+$/.test(name)) return true;
      this.names.add(name);
      return !this.taken.has(name);
    });
    return Object.fromEntries(
      entries.map(([name, inner]) => [name, WHOLE.has(name) ? inner : this.without(inner)]),
    );
  }
}
