import { Table } from "@chakra-ui/react";
import { untold } from "../../../i18n/untold";
import { useT } from "../../../i18n/useT";
import { DeviceBadge } from "../../../shared/firmware/DeviceBadge";
import { FailureReason } from "../../../shared/firmware/FailureReason";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { Age } from "../../../shared/time/Age";
import { useRowHeight } from "../../../shared/ui/density";
import { ButtonsHead, ListHead, ListTable } from "../../../shared/ui/ListTable";
import { SpacerRow } from "../../../shared/ui/SpacerRow";
import { useVirtualRows } from "../../../shared/ui/useVirtualRows";
import { DeviceName, RetryButton } from "./DeviceFacts";
import { type RolloutDevice, sinceOf } from "./rollout";
import type { RolloutWork } from "./useRolloutWork";

const heads = ["device", "state", "since", "reports", "attempts"] as const;

type DeviceTableProps = { devices: readonly RolloutDevice[]; work: RolloutWork };

/** The devices of a rollout as a table. */
export function DeviceTable({ devices, work }: DeviceTableProps) {
  const t = useT(rolloutsTexts);
  const rowHeight = useRowHeight();
  const { container, from, to, before, after } = useVirtualRows<HTMLTableSectionElement>(
    devices.length,
    rowHeight,
  );
  return (
    <ListTable
      label={t("devices")}
      bodyRef={container}
      aria-rowcount={devices.length + 1}
      heads={
        <>
          {heads.map((head) => (
            <ListHead key={head} align={head === "attempts" ? "end" : "start"}>
              {t(head)}
            </ListHead>
          ))}
          <ButtonsHead>{t("actions")}</ButtonsHead>
        </>
      }
    >
      <SpacerRow height={before} columns={heads.length + 1} />
      {devices.slice(from, to).map((device, index) => {
        const since = sinceOf(device);
        return (
          <Table.Row
            key={device.client?.id ?? `gone-${from + index}`}
            aria-rowindex={from + index + 2}
            h={`${rowHeight}px`}
            bg={device.state === "FAILED" ? "bg.error" : "bg.panel"}
          >
            <Table.Cell maxW="24rem" whiteSpace="normal">
              <DeviceName device={device} />
            </Table.Cell>
            <Table.Cell py="0">
              <DeviceBadge state={device.state} />
              <FailureReason device={device} />
            </Table.Cell>
            <Table.Cell>{since === null ? "-" : <Age at={since} isInList />}</Table.Cell>
            <Table.Cell overflowWrap="anywhere">{device.reportedVersion ?? "-"}</Table.Cell>
            <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
              {device.attempts ?? untold}
            </Table.Cell>
            <Table.Cell py="0" textAlign="end">
              <RetryButton device={device} work={work} />
            </Table.Cell>
          </Table.Row>
        );
      })}
      <SpacerRow height={after} columns={heads.length + 1} />
    </ListTable>
  );
}
