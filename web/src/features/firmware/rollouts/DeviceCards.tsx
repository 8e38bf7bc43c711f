import { Box, Card, chakra, Flex, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { DeviceBadge } from "../../../shared/firmware/DeviceBadge";
import { FailureReason } from "../../../shared/firmware/FailureReason";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { Age } from "../../../shared/time/Age";
import { useVirtualRows } from "../../../shared/ui/useVirtualRows";
import { DeviceName, RetryButton } from "./DeviceFacts";
import { type RolloutDevice, sinceOf } from "./rollout";
import type { RolloutWork } from "./useRolloutWork";

const cardHeight = 88;

type DeviceCardsProps = { devices: readonly RolloutDevice[]; work: RolloutWork };

/** The devices of a rollout on a phone. */
export function DeviceCards({ devices, work }: DeviceCardsProps) {
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
