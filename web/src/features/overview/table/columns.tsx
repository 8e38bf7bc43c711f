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
  /** Pixels; the name takes what is left. The same in every group, so that columns stand below each other. */
  width?: number;
  /** Figures stand to the right. */
  isNumber?: boolean;
  render: (client: ClientRow, activity: Activity) => ReactNode;
};

export function Alerts({ alarms }: Pick<ClientRow, "alarms">) {
  const [first, ...more] = alarms;
  if (first === undefined) return null;
  return (
    <HStack gap="1" title={alarms.map(({ text }) => text).join("\n")}>
      <Badge colorPalette="red" minW="0">
        <Text as="span" truncate>
          {first.text}
        </Text>
      </Badge>
      {more.length > 0 ? (
        <Badge colorPalette="red" flexShrink="0">
          +{more.length}
        </Badge>
      ) : null}
    </HStack>
  );
}

const columnsOf = (t: T<"overview">, { quantity }: ReturnType<typeof useNumber>): Column[] => [
  { key: "name", label: t("name"), render: ({ name }) => name },
  {
    key: "status",
    label: t("status"),
    width: 60,
    render: (_client, activity) => <StatusDot activity={activity} />,
  },
  { key: "alerts", label: t("alerts"), width: 120, render: ({ alarms }) => <Alerts alarms={alarms} /> },
  {
    key: "notes",
    label: t("notes"),
    width: 104,
    render: ({ settings: { notes } }) => (notes ? <span title={notes}>{notes}</span> : null),
  },
  { key: "id", label: t("id"), width: 44, render: ({ id, guid }) => <span title={guid}>{id}</span> },
  {
    key: "lastActive",
    label: t("lastActive"),
    width: 108,
    render: ({ lastActiveDate, timeZone }) => <Age at={lastActiveDate} timeZone={timeZone} />,
  },
  {
    key: "serialNumber",
    label: t("serialNumber"),
    width: 96,
    render: ({ settings }) => settings.serialNumber ?? noValue,
  },
  { key: "firmware", label: t("firmware"), width: 72, render: ({ info }) => info.firmwareVersion ?? noValue },
  { key: "config", label: t("config"), width: 100, render: ({ info }) => info.configName ?? noValue },
  {
    key: "battery",
    label: t("battery"),
    width: 76,
    isNumber: true,
    render: ({ info }) => quantity(info.batteryVoltage, "V", 1),
  },
  {
    key: "rssi",
    label: t("rssi"),
    width: 92,
    isNumber: true,
    render: ({ info }) => quantity(info.rssi, "dBm"),
  },
];

/** The status table's columns, in the order and words of the specification. */
export function useColumns(): Column[] {
  const t = useT("overview");
  const numbers = useNumber();
  return useMemo(() => columnsOf(t, numbers), [t, numbers]);
}
