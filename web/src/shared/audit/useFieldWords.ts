import { useCallback } from "react";
import type { ClientSettingsInput } from "../../graphql/generated";
import { profileTexts } from "../../i18n/profileTexts";
import { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import { settingsTexts } from "../../i18n/settingsTexts";
import { useT } from "../../i18n/useT";
import { configFieldsTexts } from "../config/configFieldsTexts";
import { auditChangesTexts } from "./auditChangesTexts";

/** Names of device settings, as in the form where people set them. */
const settings = {
  locationName: "locationName",
  locationAddress: "address",
  serialNumber: "serialNumber",
  directionNames: "directionNames",
  markerPosition: "place",
  speedLimit: "speedLimit",
  measureDistance: "measureDistance",
  speedingBlink: "speedingBlink",
  displayConfiguration: "displayTitle",
  customTexts: "ownTexts",
} as const satisfies Record<Exclude<keyof ClientSettingsInput, "notes">, keyof typeof settingsTexts.sl>;
/** Settings with a field for each of their parts. */
const parted: Readonly<Record<string, keyof typeof settingsTexts.sl | undefined>> = {
  "metaData.directionNames.incoming": "incomingName",
  "metaData.directionNames.outgoing": "outgoingName",
};
/** Parts of a configuration whose field names need no prefix. */
const sections = ["BasicConfig", "ProgramsSettings"];
const profile = ["firstName", "lastName", "phone", "language"] as const;
const schedule = ["cron", "recipients", "enabled"] as const;

/** Fields that the log is searched for most, by their names in the log. */
export const knownFields: readonly string[] = [
  ...Object.keys(settings).map((name) => `metaData.${name}`),
  "metaData.notes",
  ...["groups", "name", "timeZone", "metaData.groupType", "metaData.summaryGroups", "metaData.ownClasses"],
  ...["email", "phone", "language", "admin", "labeller", "confirmed", "groupId", "role"],
  ...["recipients", "enabled", "clientIds", "schedule", "pausedUntil", "rainDelayUntil"],
  ...["vMin", "vMax", "displayDisable", "brtLevel", "gprsNewActionInterval", "gprsUpdateDataInterval"].map(
    (name) => `BasicConfig.${name}`,
  ),
];

const has = <Key extends string>(keys: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(keys, key);

/** Name of a field by its path in the edited item; an unknown path is shown as it is. */
export function useFieldWords(): (path: string) => string {
  const t = useT(auditChangesTexts);
  const settingName = useT(settingsTexts);
  const configName = useT(configFieldsTexts);
  const profileName = useT(profileTexts);
  const scheduleName = useT(reportSchedulesTexts);
  return useCallback(
    (path) => {
      const part = parted[path];
      if (part !== undefined) return settingName(part);
      const parts = path.split(".");
      const [first = "", second = ""] = parts;
      const nameOf = (part: string): string | undefined => {
        if (has(settings, part)) return settingName(settings[part]);
        const field = `field_${part}`;
        if (has(auditChangesTexts.sl, field)) return String(t(field as "field_name"));
        const own = profile.find((one) => one === part);
        if (own !== undefined) return profileName(own);
        const planned = schedule.find((one) => one === part);
        return planned === undefined ? undefined : scheduleName(planned);
      };
      const isMeta = first === "metaData" && second !== "";
      const isInside = isMeta || (first === "data" && has(auditChangesTexts.sl, `field_${second}`));
      const name = nameOf(isInside ? second : first);
      if (name !== undefined) return [name, ...parts.slice(isInside ? 2 : 1)].join(" · ");
      const document = first === "data" ? parts.slice(1) : parts;
      const names = document.flatMap((part, index) => {
        if (/^\d+$/.test(part)) return [String(Number(part) + 1)];
        if (index === 0 && sections.includes(part)) return [];
        const list = `list_${part}`;
        if (has(configFieldsTexts.sl, list)) return [configName(list)];
        return [has(configFieldsTexts.sl, part) ? configName(part) : part];
      });
      return names.every((one, index) => one === document[index]) ? path : names.join(" · ");
    },
    [t, settingName, configName, profileName, scheduleName],
  );
}
