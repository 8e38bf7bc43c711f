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
import { look } from "./watch.rules.js";

/** Whoever has not looked for so long was away: devices may have had nowhere to report to. */
const AWAY_AFTER = 2 * MINUTE;
/** A look that found nothing is noted this often at most. */
const NOTED_EVERY = MINUTE;

type Looks = Omit<NotificationScanRow, "id">;

/** What a look found. */
interface Findings {
  looks: Looks;
  /** Whether this is the first look of all. */
  first: boolean;
  news: { watcher: Watcher; news: News[] }[];
  watches: WatchChange[];
  alarms: { clientId: number; known: KnownAlarm[] }[];
}

/**
 * Compares every client's state with what was last told of it, and puts the news into the outbox with the note of what
 * was told, in one transaction. @returns whether there were news
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
  const { watches, silences } = await compareActivities(db, watchers, looks, now);
  const alarms = await newAlarms(db, now);
  const news = watchers.flatMap((watcher) => {
    const { events } = watcher.preferences;
    const ofAlarms =
      before && events.alarm ? alarms.filter(({ clientId }) => watcher.inSight.has(clientId)) : [];
    const all = [
      ...(silences.get(watcher.userId) ?? []),
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

async function compareActivities(db: Db, watchers: Watcher[], looks: Looks, now: number) {
  const kept = await listWatches(db);
  const active = watchers.length > 0 ? await lastActivities(db) : new Map<number, number>();
  const watches: Findings["watches"] = [];
  const silences = new Map<number, News[]>();
  const times = {
    now,
    scanDate: looks.scan_date,
    resumeDate: looks.resume_date,
    awayDate: looks.away_date,
    earlierResumeDate: looks.earlier_resume_date,
  };
  for (const { userId, preferences, inSight } of watchers) {
    const news: News[] = [];
    for (const clientId of inSight) {
      const key = watchKey(userId, clientId, "silence");
      const old = kept.get(key)?.watch;
      kept.delete(key);
      const { watch, told } = look(
        old,
        active.get(clientId) ?? null,
        preferences.silentAfter * MINUTE,
        times,
      );
      if (watch !== old) watches.push({ userId, clientId, about: "silence", watch });
      if (told && preferences.events[told.event]) news.push({ ...told, clientId, alarms: [] });
    }
    silences.set(userId, news);
  }
  // What is left is of clients that are out of sight, or of people who are told nothing any more.
  for (const { userId, clientId, about } of kept.values())
    watches.push({ userId, clientId, about, watch: undefined });
  return { watches, silences };
}

async function newAlarms(db: Db, now: number) {
  const changes = [];
  for (const { clientId, present, known } of await listAlarms(db)) {
    const compared = compareAlarms(JSON.parse(known), present, now);
    if (JSON.stringify(compared.known) !== known) changes.push({ clientId, ...compared });
  }
  return changes;
}
