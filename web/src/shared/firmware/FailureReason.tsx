import { Text } from "@chakra-ui/react";
import type { RolloutDeviceState } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { rolloutsTexts } from "./rolloutsTexts";

type FailureReasonProps = {
  device: {
    state: RolloutDeviceState | null;
    /** Time of the file's last byte; Unix seconds. */
    downloadedDate: number | null;
    reportedVersion: string | null;
  };
};

/** Reason why a device counts as failed. Devices report no reason: it is derived from what they were seen to do last. */
export function FailureReason({ device: { state, downloadedDate, reportedVersion } }: FailureReasonProps) {
  const t = useT(rolloutsTexts);
  if (state !== "FAILED") return null;
  return (
    <Text as="span" display="block" textStyle="xs" color="fg.error">
      {downloadedDate === null
        ? t("failedFetching")
        : reportedVersion === null
          ? t("failedUntold")
          : t("failedInstalling", { version: reportedVersion })}
    </Text>
  );
}
