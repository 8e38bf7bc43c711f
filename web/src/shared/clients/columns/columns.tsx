import { type ReactNode, useMemo } from "react";
import { type T, useT } from "../../../i18n/useT";
import { noValue } from "../../number/format";
import { useNumber } from "../../number/useNumber";
import { HeardAge } from "../../time/Age";
import { StatusDot } from "../../ui/StatusDot";
import type { Activity } from "../activity";
import { clientListTexts } from "../clientListTexts";
import type { ClientRow } from "../clientRow";
import type { ColumnKey, Columns } from "./columnKeys";

export type Column = {
  key: ColumnKey;
  label: string;
  /** Short label for narrow screens. */
  short: string;
  /** Pixels; the name takes the remaining width, but at least its own. Equal in all groups, to align their columns. */
  width: number;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
  render: (client: ClientRow, activity: Activity) => ReactNode;
};

/** The first alarm of a device, and how many more there are. Its list must style it. */
export function Alerts({ alarms }: Pick<ClientRow, "alarms">) {
  const [first, ...more] = alarms ?? [];
  if (first === undefined) return null;
  return (
    <span data-alerts title={[first, ...more].map(({ text }) => text).join("\n")}>
      <span data-alert>{first.text}</span>
      {more.length > 0 ? <span data-alert>+{more.length}</span> : null}
    </span>
  );
}

/** A long text, cut off after two lines. */
const TwoLines = ({ text }: { text: string }) => (
  <span data-lines title={text}>
    {text}
  </span>
);

const allColumns = (t: T<typeof clientListTexts>, { quantity }: ReturnType<typeof useNumber>): Column[] => [
  { key: "name", label: t("name"), short: t("name"), width: 180, render: ({ name }) => name },
  {
    key: "status",
    label: t("status"),
    short: t("status"),
    width: 60,
    render: (_client, activity) => <StatusDot activity={activity} />,
  },
  {
    key: "alerts",
    label: t("alerts"),
    short: t("alerts"),
    width: 120,
    render: ({ alarms }) => <Alerts alarms={alarms} />,
  },
  {
    key: "notes",
    label: t("notes"),
    short: t("notes"),
    width: 100,
    render: ({ settings: { notes } }) => (notes ? <TwoLines text={notes} /> : null),
  },
  {
    key: "id",
    label: t("id"),
    short: t("id"),
    width: 58,
    render: ({ id, guid }) => <span title={guid}>{id}</span>,
  },
  {
    key: "lastActive",
    label: t("lastActive"),
    short: t("lastActive"),
    width: 100,
    render: (client) => <HeardAge client={client} isInList />,
  },
  {
    key: "serialNumber",
    label: t("serialNumber"),
    short: t("serialNumberShort"),
    width: 88,
    render: ({ settings }) => <TwoLines text={settings.serialNumber ?? noValue} />,
  },
  {
    key: "firmware",
    label: t("firmware"),
    short: t("firmwareShort"),
    width: 72,
    render: ({ info }) => <TwoLines text={info.firmwareVersion ?? noValue} />,
  },
  {
    key: "config",
    label: t("config"),
    short: t("configShort"),
    width: 100,
    render: ({ info }) => <TwoLines text={info.configName ?? noValue} />,
  },
  {
    key: "battery",
    label: t("battery"),
    short: t("batteryShort"),
    width: 80,
    isNumber: true,
    render: ({ info }) => quantity(info.batteryVoltage, "V", 1),
  },
  {
    key: "rssi",
    label: t("rssi"),
    short: t("rssi"),
    width: 102,
    isNumber: true,
    render: ({ info }) => quantity(info.rssi, "dBm"),
  },
];

/** All columns of the status table, in the order and words of the specification. */
export function useColumns(): readonly Column[] {
  const t = useT(clientListTexts);
  const numbers = useNumber();
  return useMemo(() => allColumns(t, numbers), [t, numbers]);
}

/** The columns of these keys, in the keys' order. */
export const columnsOf = (columns: readonly Column[], keys: Columns): readonly Column[] =>
  keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
