import { Card, Flex, HStack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { Explained } from "../../../shared/help/Explained";
import { formatDateTime } from "../../../shared/time/format";
import { BackLink } from "../../../shared/ui/BackLink";
import { PageHeading } from "../../../shared/ui/PageHeading";
import { rolloutsAddress } from "../firmwareAddress";
import { RolloutButtons } from "./RolloutButtons";
import { RolloutDevices } from "./RolloutDevices";
import type { RolloutWhole } from "./rollout";
import { StageBadge } from "./StageBadge";
import { StageBar } from "./StageBar";
import { StageSteps } from "./StageSteps";
import { useRolloutName } from "./useRolloutName";
import { useRolloutWork } from "./useRolloutWork";

type RolloutViewProps = { rollout: RolloutWhole; onChanged: () => void };

/** A rollout: how far it is as a whole and device by device, and what can be done with it. */
export function RolloutView({ rollout, onChanged }: RolloutViewProps) {
  const t = useT(rolloutsTexts);
  const nameOf = useRolloutName();
  const work = useRolloutWork(rollout.id);
  const { counts, createDate, createdBy, endDate, failuresAtMost, firmware, pilots, pilotDeadlineHours } =
    rollout;
  const time = formatDateTime(createDate);
  const facts = [
    firmware?.hardwareType,
    t("settings", { count: pilots, failures: failuresAtMost }),
    pilotDeadlineHours === null ? null : t("waitsFor", { hours: pilotDeadlineHours }),
    createdBy?.email ? t("begunBy", { who: createdBy.email, time }) : t("begun", { time }),
    endDate === null ? null : t("ended", { time: formatDateTime(endDate) }),
  ];
  return (
    <>
      <Flex justify="space-between" align="start" gap="4" wrap="wrap">
        <HStack gap="3" wrap="wrap" minW="0">
          <Explained term="stagedRollout">
            <PageHeading>{nameOf(rollout)}</PageHeading>
          </Explained>
          <StageBadge state={rollout.state} />
        </HStack>
        <BackLink to={rolloutsAddress}>{t("back")}</BackLink>
      </Flex>
      <Card.Root>
        <Card.Body gap="4" p={{ base: "4", md: "5" }}>
          <StageSteps rollout={rollout} />
          <StageBar counts={counts} hasLegend />
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {facts.filter(Boolean).join(" · ")}
          </Text>
          <RolloutButtons rollout={rollout} work={work} onChanged={onChanged} />
        </Card.Body>
      </Card.Root>
      <RolloutDevices rollout={rollout} work={work} />
    </>
  );
}
