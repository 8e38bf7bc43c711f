import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { Changed } from "../change/useChange";
import { faultsIn } from "../form/faults";
import { askOvertaken, type Thing } from "./overtaken";
import { isSame, mergeThreeWay, type Path, withValue } from "./threeWay";

/** Fields by the names that a change takes. */
export type Fields = Record<string, unknown>;

/** Something as it was told, with what says so. */
export type Told<F> = { fields: F; etag: string | null };

export type HeldEdit<F, Data> = {
  thing: Thing | null;
  /** What the form began with. */
  base: Told<F>;
  /** What it holds now. */
  mine: F;
  /** Asks anew, past what is cached; null where it is gone. */
  read: () => Promise<Told<F> | null>;
  /**
   * Sends what changed. Throws what the portal answers, also what a bulk change tells of its one item.
   * @param whole all fields, for a change that takes no part of them
   */
  send: (changed: Partial<F>, ifMatch: string | undefined, whole: F) => Promise<Data>;
  nameOf?: ((path: Path) => string) | undefined;
};

export type HeldOutcome<F, Data> =
  | {
      kind: "saved";
      data: Data;
      /** What there is now, with what others changed meanwhile. */
      fields: F;
      /** What others changed meanwhile. */
      theirs: readonly Path[];
    }
  /** Asked which of two values is to be, the person chose to save nothing. */
  | { kind: "kept" };

/** What a change of a configuration is held to: that there was none, too. Undefined where no etag was told. */
export const etagOf = (config: { etag: string | null } | null): string | undefined =>
  config === null ? "none" : (config.etag ?? undefined);

/** A save that goes on being overtaken gives up after so many times. */
const mostTries = 4;

/**
 * Saves what a person changed of something that others may have changed meanwhile: what does not overlap is laid together, of what does
 * the person is asked. Nobody's change is written over unseen.
 * @throws what `read` and `send` throw; also where somebody took the thing away
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
  { thing, nameOf = (path) => path.join(" › ") }: HeldEdit<F, Data>,
  value: unknown,
  overlaps: ReturnType<typeof mergeThreeWay>["overlaps"],
): Promise<unknown> {
  if (overlaps.length === 0) return value;
  const choices = await askOvertaken({ thing, overlaps, nameOf });
  if (choices === null) return null;
  return overlaps.reduce(
    (whole, { path, theirs }, index) => (choices[index] ? whole : withValue(whole, path, theirs)),
    value,
  );
}

/** The fields that differ. */
export function changedOf<F extends Fields>(base: F, mine: F): Partial<F> {
  const names = Object.keys(mine).filter((name) => !isSame(base[name], mine[name]));
  return Object.fromEntries(names.map((name) => [name, mine[name]])) as Partial<F>;
}

const held = new Set(["ifMatch", "configIfMatch"]);

/** Whether a change was refused because somebody else changed the same thing meanwhile. */
export function isOvertaken(error: unknown): boolean {
  if (error instanceof Overtaken) return true;
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => faultsIn(extensions).some(({ path }) => held.has(path)));
}

/** Thrown where what a change answers tells so. */
class Overtaken extends Error {}

type Refusal = { fields: readonly { path: string }[] | null };

/** Lets pass what a bulk change tells of its one item, unless it was overtaken. */
export function requireHeldItem(error: Refusal | null | undefined): void {
  const isHeld = error?.fields?.some(({ path }) => held.has(path.split(".").at(-1) ?? ""));
  if (isHeld) throw new Overtaken();
}

/** Lets pass what came of a change, unless it was overtaken. */
export function requireHeld<Data>(changed: Changed<Data>): Changed<Data> {
  if (changed?.fault?.kind === "refused") requireHeldItem(changed.fault.error);
  return changed;
}
