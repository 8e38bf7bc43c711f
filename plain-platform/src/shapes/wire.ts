import type { JsonObject } from "../json.js";
import type { Switches } from "../switches.js";

/** An answer that is no plain JSON, with its own status, type, text and cookies. */
export class Sent {
  constructor(
    readonly status: number,
    readonly type: string | null,
    readonly text: string | null,
    readonly cookies: readonly string[] = [],
  ) {}
}

/** Names of lists in answers that name them. */
export type ListName =
  | "users"
  | "groups"
  | "clients"
  | "firmwares"
  | "actions"
  | "templates"
  | "keys"
  | "resources"
  | "locations";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * The notation of answers, by the switches. All effects of switches on answers are here, and in the shapes
 * that use this.
 */
export class Wire {
  constructor(readonly switches: Switches) {}

  id(id: number): number | string {
    return this.switches.ids === "text" ? String(id) : id;
  }

  /** An id that may be missing. */
  idOrNull(id: number | null): number | string | null {
    return id === null ? null : this.id(id);
  }

  json(value: unknown): unknown {
    return this.switches.json === "text" ? JSON.stringify(value) : value;
  }

  list(name: ListName, items: readonly unknown[]): unknown {
    if (this.switches.lists === "bare") return items;
    return { [this.switches.lists === "named" ? name : "data"]: items };
  }

  /** Fields that are left out if optional ones are absent. */
  optional(fields: JsonObject): JsonObject {
    return this.switches.optional === "present" ? fields : {};
  }

  /** Trends, by the names of their figures. */
  trends(fields: Record<string, number | null>): JsonObject {
    if (this.switches.trends === "absent") return {};
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}_trend`, value]));
  }

  /** The answer to a write that created or changed `thing`. */
  written(thing: unknown): unknown {
    const { writes } = this.switches;
    if (writes === "thing") return thing;
    if (writes === "empty") return new Sent(200, null, null);
    return writes === "success" ? { success: true } : new Sent(200, "text/plain; charset=utf-8", "OK");
  }

  /** The answer to a sign-in. */
  signedIn(sessionId: string): unknown {
    const { session, sessionCookie } = this.switches;
    if (session === "header") return { sessionId };
    const body = this.written({});
    const { status, type, text } =
      body instanceof Sent ? body : new Sent(200, JSON_TYPE, JSON.stringify(body));
    const cookie = `${sessionCookie}=${sessionId}; Path=/; HttpOnly; SameSite=Lax`;
    return new Sent(status, type, text, ["lang=sl; Path=/", cookie]);
  }

  refused(status: number, message: string): Sent {
    const { errors } = this.switches;
    if (errors === "message") return new Sent(status, JSON_TYPE, JSON.stringify({ message }));
    if (errors === "text") return new Sent(status, "text/plain; charset=utf-8", message);
    const text = message.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? "");
    const page = `<!DOCTYPE html><html><head><title>${status}</title></head><body><h1>${status}</h1><p>${text}</p></body></html>`;
    return new Sent(status, "text/html; charset=utf-8", page);
  }

  refusedLogin(): Sent {
    const { loginRefusal } = this.switches;
    if (loginRefusal === "success-false") return new Sent(200, JSON_TYPE, JSON.stringify({ success: false }));
    return this.refused(loginRefusal, "The e-mail address or the password is wrong.");
  }

  /** The answer for a measurement of a type other than ALL. */
  otherMeasurement(): Sent {
    const { measurementTypes } = this.switches;
    if (measurementTypes === "empty") return new Sent(200, JSON_TYPE, "{}");
    return this.refused(measurementTypes === "all-only-400" ? 400 : 404, "type must be ALL.");
  }
}

const JSON_TYPE = "application/json; charset=utf-8";
