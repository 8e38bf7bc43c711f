import { isWithin } from "../../../shared/clients/stayPeriod";
import { formatDateTime } from "../../../shared/time/format";
import type { ClientReport } from "../reportContext";

/** A device that stood at a place, and when, in words. */
export type StayThere = { key: string; device: string; time: string };

/** The devices that stood at a place in the period; null: it is no place, or it is not told. */
export function staysThere({ t, zone, client, measurement }: ClientReport): StayThere[] | null {
  if (!client.isPlace || client.stays === null) return null;
  const clock = (instant: number) => formatDateTime(instant, zone);
  const timeOf = (from: number | null, until: number | null) => {
    if (from === null) return until === null ? t("stoodAlways") : t("stoodUntil", { until: clock(until) });
    if (until === null) return t("stoodFrom", { from: clock(from) });
    return t("stoodFromUntil", { from: clock(from), until: clock(until) });
  };
  return client.stays.list
    .filter((stay) => isWithin(stay, measurement))
    .map(({ clientId, guid, from, until }) => ({
      key: `${clientId}:${from}`,
      device: guid || t("deviceById", { id: clientId }),
      time: timeOf(from, until),
    }));
}
