import { GROUP_ROLES } from "@obcestje/contract/groupRoles.js";
import { useCallback, useMemo } from "react";
import { settingsTexts } from "../../i18n/settingsTexts";
import { useT } from "../../i18n/useT";
import { useClients } from "../clients/useClients";
import { limitsText } from "../limit-history/limitsText";
import { limitTexts } from "../limit-history/limitTexts";
import { noteTexts } from "../notes/noteTexts";
import { useNumber } from "../number/useNumber";
import { roleTexts } from "../session/roleTexts";
import { formatDateTime } from "../time/format";
import { auditChangesTexts } from "./auditChangesTexts";

const longest = 160;
const ways = ["incoming", "outgoing"] as const;
const instants = ["pausedUntil", "rainDelayUntil", "manualUntil", "expireDate", "from", "to"];

/** Kinds of notes and calendars, by the platform's names. */
const kinds = {
  roadWorks: "ROAD_WORKS",
  event: "EVENT",
  schoolHolidays: "SCHOOL_HOLIDAYS",
  other: "OTHER",
} as const satisfies Record<string, keyof typeof noteTexts.sl>;

/** As the platform keeps them; `from` in Unix seconds, 0: from ever. */
type Limits = { from: number; speedLimit: number }[];
type Stays = { placeId: number | null; from: number }[];
const ever = 0;

/** A field's value in words: names instead of ids, times instead of seconds. */
export function useValueWords(): (path: string, value: unknown) => string {
  const t = useT(auditChangesTexts);
  const limitT = useT(limitTexts);
  const settingT = useT(settingsTexts);
  const noteT = useT(noteTexts);
  const roleT = useT(roleTexts);
  const { number } = useNumber();
  const { clients, groups } = useClients();
  const names = useMemo(() => {
    const ofClients = new Map(clients?.map(({ id, name }) => [id, name]));
    const ofGroups = new Map(groups?.map(({ id, name }) => [id, name]));
    return { clients: ofClients, clientIds: ofClients, groups: ofGroups, groupId: ofGroups };
  }, [clients, groups]);
  return useCallback(
    (path, value) => {
      const stay = ({ placeId, from: time }: Stays[number]) => {
        const [place, from] = [`#${placeId}`, formatDateTime(time)];
        if (placeId === null) return time === ever ? t("storeEver") : t("storeFrom", { from });
        return time === ever ? t("placeEver", { place }) : t("placeFrom", { place, from });
      };
      const known = Object.hasOwn(names, path) ? names[path as keyof typeof names] : undefined;
      const say = (one: unknown): string => {
        if (one === null || one === undefined || one === "") return t("nothing");
        if (typeof one === "boolean") return t(one ? "yes" : "no");
        if (typeof one === "number" && known) return known.get(String(one)) ?? `#${one}`;
        if (typeof one === "number") return instants.includes(path) ? formatDateTime(one) : number(one);
        return typeof one === "string" ? one : JSON.stringify(one);
      };
      if (path === "limits" && Array.isArray(value)) return limitsText(value as Limits, null, limitT);
      if (path === "stays" && Array.isArray(value)) return (value as Stays).map(stay).join(", ");
      if (path === "metaData.directionNames" && typeof value === "object" && value !== null)
        return ways
          .flatMap((way) => {
            const { [way]: name } = value as Record<string, unknown>;
            return name === undefined ? [] : [`${settingT(`${way}Name`)}: ${say(name)}`];
          })
          .join(", ");
      if (path === "kind" && typeof value === "string" && Object.hasOwn(kinds, value))
        return noteT(kinds[value as keyof typeof kinds]);
      const role = path === "role" ? GROUP_ROLES.find((one) => one === value) : undefined;
      if (role !== undefined) return roleT(role);
      // The address may be secret: only the fact that it changed is known.
      if (path === "webhookUrl" && typeof value === "string") return t("hidden");
      // Older rows hold a digest of a calendar's address alone.
      if (path === "url" && typeof value === "string" && !value.includes("://")) return t("hidden");
      const isPlain = Array.isArray(value) && value.every((one) => typeof one !== "object" || one === null);
      const text = isPlain ? value.map(say).join(", ") || t("nothing") : say(value);
      return text.length > longest ? `${text.slice(0, longest)}…` : text;
    },
    [names, number, t, limitT, settingT, noteT, roleT],
  );
}
