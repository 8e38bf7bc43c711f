import { Text } from "@chakra-ui/react";
import type { RolloutDeviceState } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { rolloutsTexts } from "./rolloutsTexts";

type FailureReasonProps = {
  device: {
    state: RolloutDeviceState | null;
    /** It was sent the file's last byte; Unix seconds. */
    downloadedDate: number | null;
    reportedVersion: string | null;
  };
};

/**
 * Why a device counts as failed. Devices give no reason of their own: what is said is by what they were seen to do, and that
 * they said nothing more.
 */
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
