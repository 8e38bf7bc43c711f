import {
  Badge,
  Box,
  Card,
  Link as ChakraLink,
  chakra,
  Flex,
  Heading,
  HStack,
  Table,
  Text,
} from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { untold } from "../../../i18n/untold";
import { useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import { DeviceBadge } from "../../../shared/firmware/DeviceBadge";
import { FailureReason } from "../../../shared/firmware/FailureReason";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { Age } from "../../../shared/time/Age";
import { useRowHeight } from "../../../shared/ui/density";
import { IconAction } from "../../../shared/ui/IconAction";
import { ButtonsHead, ListHead, ListTable } from "../../../shared/ui/ListTable";
import { SelectField } from "../../../shared/ui/SelectField";
import { SpacerRow } from "../../../shared/ui/SpacerRow";
import { useIsPhone } from "../../../shared/ui/useMedia";
import { useVirtualRows } from "../../../shared/ui/useVirtualRows";
import {
  byState,
  countStates,
  deviceStates,
  type RolloutDevice,
  type RolloutWhole,
  sinceOf,
  stateOf,
} from "./rollout";
import type { RolloutWork } from "./useRolloutWork";

type RolloutDevicesProps = { rollout: RolloutWhole; work: RolloutWork };

/** State of each device; those that may need attention come first. */
export function RolloutDevices({ rollout, work }: RolloutDevicesProps) {
  const t = useT(rolloutsTexts);
  const isPhone = useIsPhone();
  const [wanted, setWanted] = useParam("state");
  const { devices } = rollout;
  const counts = useMemo(() => countStates(devices ?? []), [devices]);
  const state = deviceStates.find((known) => known === wanted) ?? null;
  const shown = useMemo(
    () => (devices ?? []).filter((device) => state === null || stateOf(device) === state).sort(byState),
    [devices, state],
  );
  return (
    <Box>
      <Flex justify="space-between" align="end" gap="3" wrap="wrap" pb="3">
        <Heading as="h2" size="md" fontWeight="semibold">
          {t("devices")}
        </Heading>
        <SelectField
          label={t("filter")}
          options={[
            { value: "", label: t("partOf", { name: t("all"), count: devices?.length ?? null }) },
            ...deviceStates
              .filter((known) => counts.has(known) || known === state)
              .map((value) => ({
                value,
                label: t("partOf", { name: t(`state${value}`), count: counts.get(value) ?? 0 }),
              })),
          ]}
          chosen={state ?? ""}
          onChoose={setWanted}
          width="16rem"
        />
      </Flex>
      {shown.length === 0 ? (
        <Text color="fg.muted" py="6">
          {devices === null ? untold : t("devicesNone")}
        </Text>
      ) : isPhone ? (
        <DeviceCards devices={shown} work={work} />
      ) : (
        <DeviceTable devices={shown} work={work} />
      )}
    </Box>
  );
}

const cardHeight = 88;

type DeviceCardsProps = { devices: readonly RolloutDevice[]; work: RolloutWork };

/** The devices of a rollout on a phone. */
function DeviceCards({ devices, work }: DeviceCardsProps) {
  const t = useT(rolloutsTexts);
  const { container, from, to, before, after } = useVirtualRows<HTMLUListElement>(devices.length, cardHeight);
  return (
    <chakra.ul ref={container} listStyleType="none" aria-label={t("devices")}>
      <Box as="li" aria-hidden style={{ height: before }} />
      {devices.slice(from, to).map((device, index) => {
        const since = sinceOf(device);
        return (
          <Box as="li" key={device.client?.id ?? `gone-${from + index}`} pb="2" minH={`${cardHeight}px`}>
            <Card.Root px="3" py="2" gap="1" bg={device.state === "FAILED" ? "bg.error" : "bg.panel"}>
              <DeviceName device={device} />
              <Flex justify="space-between" align="center" gap="2">
                <DeviceBadge state={device.state} />
                <Text textStyle="sm" color="fg.muted">
                  {since === null ? "" : <Age at={since} isInList />}
                </Text>
              </Flex>
              <FailureReason device={device} />
              <Flex justify="space-between" align="center" gap="2" textStyle="sm" color="fg.muted">
                {device.reportedVersion === null
                  ? t("tellsNothing")
                  : t("tells", { version: device.reportedVersion })}
                <RetryButton device={device} work={work} />
              </Flex>
            </Card.Root>
          </Box>
        );
      })}
      <Box as="li" aria-hidden style={{ height: after }} />
    </chakra.ul>
  );
}

/** Name of the device as a link; marks pilots, and overdue ones. */
function DeviceName({ device: { client, isPilot, isOverdue } }: { device: RolloutDevice }) {
  const t = useT(rolloutsTexts);
  return (
    <HStack gap="2" wrap="wrap">
      {client === null ? (
        <Text as="span" color="fg.muted">
          {t("clientGone")}
        </Text>
      ) : (
        <ChakraLink asChild color="fg" overflowWrap="anywhere">
          <Link to={paths.adminClient(client.id)}>{client.name}</Link>
        </ChakraLink>
      )}
      {isPilot ? <Badge>{t("first")}</Badge> : null}
      {isOverdue ? <Badge colorPalette="red">{t("overdue")}</Badge> : null}
    </HStack>
  );
}

type RetryButtonProps = { device: RolloutDevice; work: RolloutWork };

/** Assigns the firmware again to a device that failed. */
function RetryButton({ device: { client, state }, work }: RetryButtonProps) {
  const t = useT(rolloutsTexts);
  if (state !== "FAILED" || client === null) return null;
  return (
    <IconAction
      icon={RotateCcw}
      color="fg.muted"
      disabled={work.isBusy}
      label={t("retryOf", { name: client.name })}
      title={t("retryOne")}
      onClick={() => void work.retry([client.id])}
    />
  );
}

const heads = ["device", "state", "since", "reports", "attempts"] as const;

type DeviceTableProps = { devices: readonly RolloutDevice[]; work: RolloutWork };

function DeviceTable({ devices, work }: DeviceTableProps) {
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
