import type { Databases } from "../db/databases.js";
import type { NotificationScanRow } from "../db/tables/notifications.js";
import type { Db } from "../db/tables.js";
import { transact } from "../db/transact.js";
import { MINUTE } from "../time/clock.js";
import { compareAlarms, type KnownAlarm } from "./alarms.rules.js";
import { envelopesOf } from "./envelopes.rules.js";
import type { News } from "./news.js";
import { addMessage } from "./outbox.store.js";
import {
  type KeptWatch,
  lastActivities,
  lastScan,
  listAlarms,
  listWatchers,
  listWatches,
  type WatchChange,
  type Watcher,
  watchKey,
  writeAlarms,
  writeScan,
  writeWatches,
} from "./scan.store.js";
import { lookAtValves, sightsOfValves, type ValveSights } from "./valveScan.js";
import { VALVE_FAULTS } from "./valveWatch.rules.js";
import { type Looks as LookTimes, look } from "./watch.rules.js";

/** A platform that has not looked for this long was away: devices may have had nowhere to report to. */
const AWAY_AFTER = 2 * MINUTE;
/** A look that found nothing is recorded at most this often. */
const NOTED_EVERY = MINUTE;

type Looks = Omit<NotificationScanRow, "id">;

interface Findings {
  looks: Looks;
  /** True if this is the first look of all. */
  first: boolean;
  news: { watcher: Watcher; news: News[] }[];
  watches: WatchChange[];
  alarms: { clientId: number; known: KnownAlarm[] }[];
}

/**
 * Compares every client's state with its last notifications. News and the updated watches are written in one
 * transaction.
 * @returns true if there were news
 */
export async function scan(db: Pick<Databases, "read" | "write">, now: number): Promise<boolean> {
  const found = await findNews(db.read, now);
  const isQuiet = found.watches.length === 0 && found.alarms.length === 0 && !found.first;
  const before = await lastScan(db.read);
  if (isQuiet && before && now - before.scan_date < NOTED_EVERY) return false;
  return transact(db.write, async (tx) => {
    const still = await findNews(tx, now);
    await writeScan(tx, { ...still.looks, scan_date: now });
    await writeWatches(tx, still.watches);
    for (const { clientId, known } of still.alarms) await writeAlarms(tx, clientId, known);
    for (const { watcher, news } of still.news)
      for (const { envelope, contents } of envelopesOf(watcher, news, now))
        await addMessage(tx, contents, envelope, now);
    return still.news.length > 0;
  });
}

async function findNews(db: Db, now: number): Promise<Findings> {
  const before = await lastScan(db);
  const looks = looksAt(before, now);
  const watchers = await listWatchers(db);
  const { watches, news: ofWatches } = await compareWatches(db, watchers, looks, now);
  const alarms = await newAlarms(db, now);
  const news = watchers.flatMap((watcher) => {
    const { events } = watcher.preferences;
    const ofAlarms =
      before && events.alarm ? alarms.filter(({ clientId }) => watcher.inSight.has(clientId)) : [];
    const all = [
      ...(ofWatches.get(watcher.userId) ?? []),
      ...ofAlarms.flatMap(({ clientId, fresh }) => (fresh.length > 0 ? [alarmNews(clientId, fresh)] : [])),
    ];
    return all.length > 0 ? [{ watcher, news: all }] : [];
  });
  return { looks, first: before === undefined, news, watches, alarms };
}

function looksAt(before: NotificationScanRow | undefined, now: number): Looks {
  if (!before) return { scan_date: now, resume_date: now, away_date: now, earlier_resume_date: 0 };
  const { id: _one, ...kept } = before;
  if (now - kept.scan_date <= AWAY_AFTER) return kept;
  const { scan_date, resume_date } = kept;
  return { scan_date, resume_date: now, away_date: scan_date, earlier_resume_date: resume_date };
}

const alarmNews = (clientId: number, alarms: string[]): News => ({
  event: "alarm",
  clientId,
  since: null,
  alarms,
  untold: 0,
});

/** Compares silences and valves with their watches. */
async function compareWatches(db: Db, watchers: Watcher[], looks: Looks, now: number) {
  const kept = await listWatches(db);
  const isAsked = watchers.length > 0;
  const active = isAsked ? await lastActivities(db) : new Map<number, number>();
  const sights: ValveSights = isAsked ? await sightsOfValves(db, now) : new Map();
  const times = {
    now,
    scanDate: looks.scan_date,
    resumeDate: looks.resume_date,
    awayDate: looks.away_date,
    earlierResumeDate: looks.earlier_resume_date,
  };
  const watches: WatchChange[] = [];
  const news = new Map<number, News[]>();
  for (const watcher of watchers) {
    const found = [
      lookAtActivities(watcher, active, kept, times),
      lookAtValves(watcher, sights, kept, times),
    ];
    watches.push(...found.flatMap((one) => one.watches));
    news.set(
      watcher.userId,
      found.flatMap((one) => one.news),
    );
  }
  const inSight = new Map(watchers.map((watcher) => [watcher.userId, watcher.inSight]));
  for (const { userId, clientId, about } of kept.values()) {
    const isOfValve = VALVE_FAULTS.some((fault) => fault === about);
    const isSeen = inSight.get(userId)?.has(clientId) && (!isOfValve || sights.has(clientId));
    if (!isSeen) watches.push({ userId, clientId, about, watch: undefined });
  }
  return { watches, news };
}

function lookAtActivities(
  { userId, preferences, inSight }: Watcher,
  active: Map<number, number>,
  kept: Map<string, KeptWatch>,
  looks: LookTimes,
): { news: News[]; watches: WatchChange[] } {
  const [news, watches]: [News[], WatchChange[]] = [[], []];
  for (const clientId of inSight) {
    const old = kept.get(watchKey(userId, clientId, "silence"))?.watch;
    const silentAfter = preferences.silentAfter * MINUTE;
    const { watch, told } = look(old, active.get(clientId) ?? null, silentAfter, looks);
    if (watch !== old) watches.push({ userId, clientId, about: "silence", watch });
    if (told && preferences.events[told.event]) news.push({ ...told, clientId, alarms: [] });
  }
  return { news, watches };
}

async function newAlarms(db: Db, now: number) {
  const changes = [];
  for (const { clientId, present, known } of await listAlarms(db)) {
    const compared = compareAlarms(JSON.parse(known), present, now);
    if (JSON.stringify(compared.known) !== known) changes.push({ clientId, ...compared });
  }
  return changes;
}
