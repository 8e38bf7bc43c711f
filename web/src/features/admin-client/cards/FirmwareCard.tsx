import { Link as ChakraLink, Flex, Text } from "@chakra-ui/react";
import { Cpu } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { untold } from "../../../i18n/untold";
import { useT } from "../../../i18n/useT";
import { DeviceBadge } from "../../../shared/firmware/DeviceBadge";
import { FailureReason } from "../../../shared/firmware/FailureReason";
import { Age } from "../../../shared/time/Age";
import { PartCard } from "../../../shared/ui/PartCard";
import type { AdminClient, Ask, FirmwareAssignment } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import { CardButton } from "./CardButton";
import { Fact, Facts } from "./Fact";

/** Time when the device came into its present state, Unix seconds; null if unknown. */
function sinceOf({ state, assignDate, downloadDate, downloadedDate, reportDate }: FirmwareAssignment) {
  switch (state) {
    case "ASSIGNED":
      return assignDate;
    case "DOWNLOADING":
      return downloadDate;
    case "DOWNLOADED":
      return downloadedDate;
    case "INSTALLED":
    case "FAILED":
      return reportDate;
    default:
      return null;
  }
}

/** The running firmware, the assigned one, and the progress of its installation. */
export function FirmwareCard({ client, ask }: { client: AdminClient; ask: Ask }) {
  const t = useT(adminClientTexts);
  const { firmwareAssignment, info } = client;
  return (
    <PartCard
      title={t("firmware")}
      icon={<Cpu size={16} aria-hidden />}
      aside={<CardButton onPress={() => ask("assignFirmware")}>{t("assignFirmware")}</CardButton>}
    >
      <Facts>
        <Fact label={t("running")}>{info.firmwareVersion ?? t("notTold")}</Fact>
        {/* Undefined: not queried, because the portal's platform does not report it. */}
        {firmwareAssignment === undefined ? null : (
          <Fact label={t("assigned")}>
            {firmwareAssignment === null ? (
              <Text as="span" color="fg.muted">
                {t("noneAssigned")}
              </Text>
            ) : (
              <Assigned
                assignment={firmwareAssignment}
                reportedVersion={info.firmwareVersion}
                timeZone={client.timeZone}
              />
            )}
          </Fact>
        )}
      </Facts>
    </PartCard>
  );
}

type AssignedProps = {
  assignment: FirmwareAssignment;
  reportedVersion: string | null;
  timeZone: string;
};

function Assigned({ assignment, reportedVersion, timeZone }: AssignedProps) {
  const t = useT(adminClientTexts);
  const since = sinceOf(assignment);
  return (
    <>
      <Flex gap="2" wrap="wrap" align="center">
        {assignment.firmware === null ? (
          t("firmwareGone")
        ) : (
          <ChakraLink asChild variant="underline">
            <Link to={paths.firmware}>{assignment.firmware.version ?? untold}</Link>
          </ChakraLink>
        )}
        <DeviceBadge state={assignment.state} />
      </Flex>
      <FailureReason device={{ ...assignment, reportedVersion }} />
      <Text textStyle="xs" color="fg.muted">
        {since === null ? null : <Age at={since} timeZone={timeZone} />}
        {assignment.attempts !== null && assignment.attempts > 1
          ? ` · ${t("attempts", { count: assignment.attempts })}`
          : null}
      </Text>
    </>
  );
}
