import { Button, Menu, Text } from "@chakra-ui/react";
import { Share2 } from "lucide-react";
import { useT } from "../../../i18n/useT";
import type { Period } from "../../../shared/interval/resolveInterval";
import { copyText } from "../../../shared/ui/copyText";
import { toast } from "../../../shared/ui/toastStore";
import { clientTexts } from "../clientTexts";
import { shareLink } from "../shareLink";

type ShareMenuProps = {
  /** The instants of the chosen preset; null if the address has a fixed period already. */
  period: Period | null;
};

/** Copies the page's link: one that moves with the clock, or one with the fixed period. */
export function ShareMenu({ period }: ShareMenuProps) {
  const t = useT(clientTexts);
  const copy = (fixed: Period | null) =>
    copyText(shareLink(window.location.href, fixed)).then(
      () => toast.success(t("linkCopied"), "copyLink"),
      () => toast.error(t("linkNotCopied"), "copyLink"),
    );
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="ghost" aria-label={t("share")} px={{ base: "2", md: "3" }}>
          <Share2 size={16} aria-hidden />
          <Text as="span" hideBelow="md">
            {t("share")}
          </Text>
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content aria-label={t("share")}>
          <Menu.Item value="link" onClick={() => copy(null)}>
            {t("copyLink")}
          </Menu.Item>
          {period === null ? null : (
            <Menu.Item value="fixed" onClick={() => copy(period)}>
              {t("copyFixedLink")}
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
