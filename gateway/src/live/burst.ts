/** The result of one event: a GraphQL result as JSON, the same for each member of a cohort. */
export interface Payload {
  /** The object that it is about. A newer payload of the same object replaces this one. */
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

/** Cuts payloads into bursts of at most 256 kB. A larger payload is a burst of its own. */
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

/**
 * Fields that identify an event's object, in order of preference. All events of a subscription use the same
 * one.
 */
const KEYS = ["id", "actionId", "clientId"] as const;

/** The object of an event. Events that name none share one key, as then only the latest matters. */
export function objectKey(event: unknown): string {
  if (typeof event !== "object" || event === null) return "";
  const named = KEYS.map((key): unknown => Reflect.get(event, key));
  return String(named.find((value) => value !== undefined && value !== null) ?? "");
}
