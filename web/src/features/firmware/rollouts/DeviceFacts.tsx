import { Badge, Link as ChakraLink, HStack, IconButton, Text } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import type { RolloutDevice } from "./rollout";
import type { RolloutWork } from "./useRolloutWork";

/** Which device, and whether it was among the first, or is waited for in vain; leads to it. */
export function DeviceName({ device: { client, isPilot, isOverdue } }: { device: RolloutDevice }) {
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

/** Assigns it once more to one that failed. */
export function RetryButton({ device: { client, state }, work }: RetryButtonProps) {
  const t = useT(rolloutsTexts);
  if (state !== "FAILED" || client === null) return null;
  return (
    <IconButton
      variant="ghost"
      size="sm"
      color="fg.muted"
      disabled={work.isBusy}
      aria-label={t("retryOf", { name: client.name })}
      title={t("retryOne")}
      onClick={() => void work.retry([client.id])}
    >
      <RotateCcw aria-hidden />
    </IconButton>
  );
}
