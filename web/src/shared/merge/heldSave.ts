import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { Changed } from "../change/useChange";
import { faultsIn } from "../form/faults";
import { askOvertaken, type Thing } from "./overtaken";
import { isSame, mergeThreeWay, type Path, withValue } from "./threeWay";

/** Fields by their names in the mutation. */
export type Fields = Record<string, unknown>;

/** A thing as read, with its etag. */
export type Told<F> = { fields: F; etag: string | null };

export type HeldEdit<F, Data> = {
  thing: Thing | null;
  /** The state that the form began with. */
  base: Told<F>;
  /** The form's present state. */
  mine: F;
  /** Refetches it past the cache; null if it is gone. */
  read: () => Promise<Told<F> | null>;
  /**
   * Sends the changed fields. Throws the portal's refusal, including a bulk change's error for its one item.
   * @param whole all fields, for a change that can't take a part
   */
  send: (changed: Partial<F>, ifMatch: string | undefined, whole: F) => Promise<Data>;
  nameOf?: ((path: Path) => string) | undefined;
  /** A field's value as people read it; left out: as it is. */
  readableOf?: ((path: Path, value: unknown) => unknown) | undefined;
};

export type HeldOutcome<F, Data> =
  | {
      kind: "saved";
      data: Data;
      /** The present state, including others' changes. */
      fields: F;
      /** Paths that others changed meanwhile. */
      theirs: readonly Path[];
    }
  /** Asked which of two values to keep, the person chose not to save. */
  | { kind: "kept" };

/** Etag for a change of a configuration; it also stands for having none. Undefined if no etag was reported. */
export const etagOf = (config: { etag: string | null } | null): string | undefined =>
  config === null ? "none" : (config.etag ?? undefined);

/** A save that keeps being overtaken gives up after this many tries. */
const mostTries = 4;

/**
 * Saves a person's changes of something that others may have changed meanwhile. Changes that don't overlap are
 * merged; for those that do the person is asked. Nobody's change is overwritten unseen.
 * @throws what `read` and `send` throw; also if somebody deleted the thing
 */
export async function heldSave<F extends Fields, Data>(
  edit: HeldEdit<F, Data>,
): Promise<HeldOutcome<F, Data>> {
  let { base, mine } = edit;
  const theirs: Path[] = [];
  for (let tries = 1; ; tries += 1) {
    try {
      const data = await edit.send(changedOf(base.fields, mine), base.etag ?? undefined, mine);
      return { kind: "saved", data, fields: mine, theirs };
    } catch (error) {
      if (!isOvertaken(error) || tries === mostTries) throw error;
      const told = await edit.read();
      if (told === null) throw error;
      const merged = mergeThreeWay(base.fields, told.fields, mine);
      const settled = await settle(edit, merged.value, merged.overlaps);
      if (settled === null) return { kind: "kept" };
      theirs.push(...merged.theirs);
      mine = settled as F;
      base = told;
    }
  }
}

async function settle<F, Data>(
  { thing, nameOf = (path) => path.join(" › "), readableOf }: HeldEdit<F, Data>,
  value: unknown,
  overlaps: ReturnType<typeof mergeThreeWay>["overlaps"],
): Promise<unknown> {
  if (overlaps.length === 0) return value;
  const choices = await askOvertaken({ thing, overlaps, nameOf, readableOf });
  if (choices === null) return null;
  return overlaps.reduce(
    (whole, { path, theirs }, index) => (choices[index] ? whole : withValue(whole, path, theirs)),
    value,
  );
}

export function changedOf<F extends Fields>(base: F, mine: F): Partial<F> {
  const names = Object.keys(mine).filter((name) => !isSame(base[name], mine[name]));
  return Object.fromEntries(names.map((name) => [name, mine[name]])) as Partial<F>;
}

/** A file is sent with the header itself. */
const held = new Set(["ifMatch", "configIfMatch", "If-Match"]);

/** True if a change was refused because somebody else changed the same thing meanwhile. */
export function isOvertaken(error: unknown): boolean {
  if (error instanceof Overtaken) return true;
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => faultsIn(extensions).some(({ path }) => held.has(path)));
}

/** True if the fields of a refusal say so. */
export const isHeldBack = (fields: readonly { path: string }[] | null): boolean =>
  fields?.some(({ path }) => held.has(path.split(".").at(-1) ?? "")) ?? false;

/** Thrown if a change's result says so. */
class Overtaken extends Error {}

type Refusal = { fields: readonly { path: string }[] | null };

/** Throws if a bulk change's error for its one item says that it was overtaken. */
export function requireHeldItem(error: Refusal | null | undefined): void {
  if (isHeldBack(error?.fields ?? null)) throw new Overtaken();
}

/** Returns the result of a change; throws if it was overtaken. */
export function requireHeld<Data>(changed: Changed<Data>): Changed<Data> {
  if (changed?.fault?.kind === "refused") requireHeldItem(changed.fault.error);
  return changed;
}
