import { ApiError } from "../errors.js";
import { listenToTolerated } from "../platform-api/decode.js";
import { parseJson } from "../platform-api/http.js";
import { FEATURES_HEADER } from "../platform-api/offers.js";
import type { CallContext } from "../platform-api/platform.js";
import type { ReadAnswer } from "../platform-api/reader.js";
import type { Asked, ReadCall } from "./calls.js";
import { formsIn } from "./forms.js";
import type { Outcome, TakenNotes } from "./outcome.js";
import type { RawReads } from "./rawReads.js";
import type { Found, Taken } from "./readers.js";
import { untoldOf } from "./untold.js";

/** Statuses by which platforms say that they lack a call; the last two also mean that it is not allowed. */
const NOT_OFFERED: ReadonlySet<number> = new Set([404, 405, 501, 401, 403]);
const NOT_ALLOWED: ReadonlySet<number> = new Set([401, 403]);

/** The outcome of a call, the things it found for later ones, and the platform's features in its answer. */
interface CheckedAnswer {
  outcome: Outcome;
  found: Found;
  featuresTold?: string | undefined;
}

/** Makes a call, and reads its answer as the portal does. */
export async function checkCall(
  reads: RawReads,
  context: CallContext,
  call: ReadCall,
  asked: Asked,
): Promise<CheckedAnswer> {
  let featuresTold: string | undefined;
  try {
    const answer = await reads.get(context, call.path, call.query?.(asked) ?? {});
    featuresTold = toldIn(answer);
    const { status, body } = answer;
    if (NOT_OFFERED.has(status)) return { outcome: lacking(call, status), found: {}, featuresTold };
    if (status >= 300) return { outcome: broken(refusalOf(answer)), found: {}, featuresTold };
    const { taken, notes } = readBody(body === "" ? null : parseJson(body), call);
    return { outcome: { kind: "taken", notes }, found: taken.found, featuresTold };
  } catch (error) {
    const why = error instanceof ApiError ? error.message : String(error);
    return { outcome: broken(why), found: {}, featuresTold };
  }
}

function toldIn({ headers }: ReadAnswer): string | undefined {
  const told = headers[FEATURES_HEADER];
  return typeof told === "string" ? told : undefined;
}

const broken = (why: string): Outcome => ({ kind: "broken", why });

function lacking({ needed, orElse }: ReadCall, status: number): Outcome {
  if (needed !== undefined) return broken(`${needed} (${status})`);
  const says = NOT_ALLOWED.has(status) ? "or not allowed" : orElse;
  return { kind: "not offered", status, orElse: status === 405 || status === 501 ? undefined : says };
}

function refusalOf({ status, headers }: ReadAnswer): string {
  if (status < 400) return `the answer is ${status} and leads elsewhere`;
  const type = headers["content-type"];
  return `the answer is ${status}${typeof type === "string" ? ` (${type.split(";")[0]})` : ""}`;
}

/** Reads an answer, and notes values that are read in another form. */
function readBody(body: unknown, { read, tells }: ReadCall): { taken: Taken; notes: TakenNotes } {
  const understood = new Set<string>();
  const notUnderstood = new Set<string>();
  listenToTolerated((field, readAs) => (isNothing(readAs) ? notUnderstood : understood).add(field));
  try {
    const taken = read(body);
    const forms = [...taken.forms, ...formsIn(taken.things)];
    const others = [...understood]
      .filter((field) => !isSaid(field, forms))
      .map((field) => `${field} in another form`);
    const notes = {
      readings: [...forms, ...others],
      untold: untoldOf(taken.things, tells),
      notUnderstood: [...notUnderstood],
      remark: taken.remark,
    };
    return { taken, notes };
  } finally {
    listenToTolerated(undefined);
  }
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** True if a noted form already covers the field's different notation. */
function isSaid(field: string, forms: readonly string[]): boolean {
  if (/date|time/i.test(field) && forms.some((form) => form.startsWith("times "))) return true;
  return field.split(".").some((name) => forms.some((form) => form.startsWith(`${name} `)));
}
