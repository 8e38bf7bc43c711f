/** What one event became: a GraphQL result as JSON, the same for each member of a cohort. */
export interface Payload {
  /** The object that it tells of: a newer payload of the same object replaces this one. */
  key: string;
  json: Buffer;
}

/** Payloads that go out together. */
export class Burst {
  /** Bytes of JSON. */
  readonly size: number;

  constructor(readonly payloads: readonly Payload[]) {
    this.size = payloads.reduce((sum, { json }) => sum + json.length, 0);
  }
}

/** Small enough for one write, large enough for few of them. */
const BURST_BYTES = 256 * 1024;

/** Cuts payloads into bursts of at most 256 kB, or of one payload that is larger. */
export function toBursts(payloads: readonly Payload[]): Burst[] {
  const bursts: Payload[][] = [];
  let room = 0;
  for (const payload of payloads) {
    if (bursts.length === 0 || payload.json.length > room) {
      bursts.push([]);
      room = BURST_BYTES;
    }
    bursts.at(-1)?.push(payload);
    room -= payload.json.length;
  }
  return bursts.map((burst) => new Burst(burst));
}

/** What names an event's object, in order of preference; events of one subscription name it alike. */
const KEYS = ["id", "actionId", "clientId"] as const;

/** The object that an event tells of; one for all where it names none, as then only the latest matters. */
export function objectKey(event: unknown): string {
  if (typeof event !== "object" || event === null) return "";
  const named = event as Partial<Record<string, unknown>>;
  return String(KEYS.map((key) => named[key]).find((value) => value !== undefined && value !== null) ?? "");
}
