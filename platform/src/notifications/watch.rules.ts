import { DAY, HOUR } from "../time/clock.js";

/** One client's silence and its end are reported to one person at most this often. The rest is counted. */
const PAIR_EVERY = HOUR;
/** Counted silences are forgotten if none follows for this long. */
const COUNT_KEPT = DAY;

/**
 * A person's last notification about a client that is, or recently was, silent. `known`: it was silent before
 * the first look. `held`: silent again, and reported once the hour is over. `told`: silent, and reported.
 * `active`: it reports again.
 */
export interface Watch {
  state: "known" | "held" | "told" | "active";
  /** The last activity before the silence; null while active. */
  activeDate: number | null;
  toldDate: number | null;
  /** Silences since then without a notification. */
  untold: number;
}

/** The platform's looks; Unix seconds. */
export interface Looks {
  now: number;
  /** The previous look. */
  scanDate: number;
  /** When it resumed looking after it was away. */
  resumeDate: number;
  /** Its last look before that. */
  awayDate: number;
  /** When it had resumed before that. */
  earlierResumeDate: number;
}

export interface Told {
  event: "silent" | "back";
  /** The last activity before the silence. */
  since: number;
  /** Earlier silences without a notification. */
  untold: number;
}

export interface Step {
  /** The new state; undefined: nothing to keep. */
  watch: Watch | undefined;
  told?: Told;
}

/**
 * One look at one client for one person. Silence counts from the last activity or, if the platform was away
 * since, from its return. A client that was silent at the last look and yet has no watch has only just become
 * visible: it is recorded, but not reported.
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
