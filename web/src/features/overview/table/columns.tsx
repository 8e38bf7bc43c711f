import { Badge, HStack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useMemo } from "react";
import { type T, useT } from "../../../i18n/useT";
import type { Activity } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { noValue } from "../../../shared/number/format";
import { useNumber } from "../../../shared/number/useNumber";
import { Age } from "../../../shared/time/Age";
import { StatusDot } from "../../../shared/ui/StatusDot";
import type { ColumnKey } from "../overviewState";

export type Column = {
  key: ColumnKey;
  label: string;
  /** Figures stand to the right. */
  isNumber?: boolean;
  render: (client: ClientRow, activity: Activity) => ReactNode;
};

/** A value that the device reported: grey once the device has gone silent, for nobody knows whether it still holds. */
const stale = (activity: Activity) => (activity === "ok" || activity === "late" ? "fg" : "fg.subtle");

export function Alerts({ alarms }: Pick<ClientRow, "alarms">) {
  const [first, ...more] = alarms;
  if (first === undefined) return null;
  return (
    <HStack gap="1" title={alarms.map(({ text }) => text).join("\n")}>
      <Badge colorPalette="red" maxW="10rem">
        <Text as="span" truncate>
          {first.text}
        </Text>
      </Badge>
      {more.length > 0 ? <Badge colorPalette="red">+{more.length}</Badge> : null}
    </HStack>
  );
}

function Notes({ notes }: { notes: string | null }) {
  if (!notes) return null;
  return (
    <Text maxW="12rem" truncate color="fg.muted" title={notes}>
      {notes}
    </Text>
  );
}

const columnsOf = (t: T<"overview">, { quantity }: ReturnType<typeof useNumber>): Column[] => [
  { key: "name", label: t("name"), render: ({ name }) => name },
  { key: "status", label: t("status"), render: (_client, activity) => <StatusDot activity={activity} /> },
  { key: "alerts", label: t("alerts"), render: ({ alarms }) => <Alerts alarms={alarms} /> },
  { key: "notes", label: t("notes"), render: ({ settings }) => <Notes notes={settings.notes} /> },
  { key: "id", label: t("id"), render: ({ id, guid }) => <span title={guid}>{id}</span> },
  {
    key: "lastActive",
    label: t("lastActive"),
    render: ({ lastActiveDate, timeZone }) => <Age at={lastActiveDate} timeZone={timeZone} />,
  },
  {
    key: "serialNumber",
    label: t("serialNumber"),
    render: ({ settings }) => settings.serialNumber ?? noValue,
  },
  { key: "firmware", label: t("firmware"), render: ({ info }) => info.firmwareVersion ?? noValue },
  { key: "config", label: t("config"), render: ({ info }) => info.configName ?? noValue },
  {
    key: "battery",
    label: t("battery"),
    isNumber: true,
    render: ({ info }, activity) => (
      <Text color={stale(activity)}>{quantity(info.batteryVoltage, "V", 1)}</Text>
    ),
  },
  {
    key: "rssi",
    label: t("rssi"),
    isNumber: true,
    render: ({ info }, activity) => <Text color={stale(activity)}>{quantity(info.rssi, "dBm")}</Text>,
  },
];

/** The status table's columns, in the order and words of the specification. */
export function useColumns(): Column[] {
  const t = useT("overview");
  const numbers = useNumber();
  return useMemo(() => columnsOf(t, numbers), [t, numbers]);
}
