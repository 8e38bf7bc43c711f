import { DAY, HOUR } from "../time/clock.js";

/** A silence and its end are told this often at most of one client to one person; the rest is counted. */
const PAIR_EVERY = HOUR;
/** Silences that were counted are forgotten where none follows for so long. */
const COUNT_KEPT = DAY;

/**
 * What a person was last told of a client that is, or was lately, silent:
 * `known`: it was silent before anybody looked; `held`: silent again, and told once the hour is over;
 * `told`: silent, and told so; `active`: it reports again.
 */
export interface Watch {
  state: "known" | "held" | "told" | "active";
  /** The last activity before the silence; null while active. */
  activeDate: number | null;
  toldDate: number | null;
  /** Silences since then that were not told. */
  untold: number;
}

/** When the platform looked; Unix seconds. */
export interface Looks {
  now: number;
  /** The look before. */
  scanDate: number;
  /** When it began to look again after it was away. */
  resumeDate: number;
  /** Its last look before that. */
  awayDate: number;
  /** When it had begun to look again before that one. */
  earlierResumeDate: number;
}

export interface Told {
  event: "silent" | "back";
  /** The last activity before the silence. */
  since: number;
  /** Earlier silences that were not told. */
  untold: number;
}

export interface Step {
  /** What is known from now on; undefined: nothing that has to be kept. */
  watch: Watch | undefined;
  told?: Told;
}

/**
 * One look at one client for one person. Silence counts from the last activity or, where the platform was away since,
 * from its return. What was silent at the last look and yet not noted has only come into sight: it is noted, not told.
 * @param silentAfter seconds
 */
export function look(
  watch: Watch | undefined,
  lastActive: number | null,
  silentAfter: number,
  looks: Looks,
): Step {
  if (lastActive === null) return { watch };
  if (watch && watch.state !== "active") return stillSilent(watch, lastActive, silentAfter, looks);
  const { now, scanDate, resumeDate, awayDate, earlierResumeDate } = looks;
  const silentFrom = Math.max(lastActive, resumeDate) + silentAfter;
  const silentBefore =
    silentFrom < scanDate || Math.max(lastActive, earlierResumeDate) + silentAfter < awayDate;
  const kept = watch && isKept(watch, now) ? watch : undefined;
  if (!silentBefore && now <= silentFrom) return { watch: kept };
  const { toldDate, untold } = kept ?? { toldDate: null, untold: 0 };
  if (silentBefore) return { watch: { state: "known", activeDate: lastActive, toldDate, untold } };
  return tellOrHold({ state: "held", activeDate: lastActive, toldDate, untold }, lastActive, now);
}

function isKept({ toldDate, untold }: Watch, now: number): boolean {
  return toldDate !== null && now - toldDate < (untold > 0 ? COUNT_KEPT : PAIR_EVERY);
}

function stillSilent(
  watch: Watch,
  lastActive: number,
  silentAfter: number,
  { now, resumeDate }: Looks,
): Step {
  const since = watch.activeDate ?? lastActive;
  const isBack = lastActive > since && now - lastActive <= silentAfter;
  // After a return of the platform it may still report.
  const mayReport = now <= resumeDate + silentAfter;
  if (!isBack) return watch.state === "held" && !mayReport ? tellOrHold(watch, since, now) : { watch };
  const untold = watch.untold + (watch.state === "held" ? 1 : 0);
  const active: Watch = { state: "active", activeDate: null, toldDate: watch.toldDate, untold };
  const kept = isKept(active, now) ? active : undefined;
  if (watch.state !== "told") return { watch: kept };
  return { watch: kept, told: { event: "back", since, untold: watch.untold } };
}

function tellOrHold(watch: Watch, since: number, now: number): Step {
  const { toldDate, untold } = watch;
  if (toldDate !== null && now - toldDate < PAIR_EVERY) return { watch };
  return {
    watch: { state: "told", activeDate: watch.activeDate, toldDate: now, untold: 0 },
    told: { event: "silent", since, untold },
  };
}
