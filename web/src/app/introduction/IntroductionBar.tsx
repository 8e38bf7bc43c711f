import { Button, Flex, IconButton, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useT } from "../../i18n/useT";
import { endIntroduction } from "./introductionDone";
import { newcomerTexts } from "./newcomerTexts";

type IntroductionBarProps = { user: string; onShow: () => void };

/** Offers the introduction to newcomers, until they have seen or dismissed it. */
export function IntroductionBar({ user, onShow }: IntroductionBarProps) {
  const t = useT(newcomerTexts);
  return (
    <Flex
      role="region"
      aria-label={t("show")}
      h="full"
      px={{ base: "4", md: "6" }}
      gap="3"
      align="center"
      bg="brand.subtle"
      color="brand.fg"
      textStyle="sm"
    >
      <Text fontWeight="medium" whiteSpace="nowrap">
        {t("offer")}
      </Text>
      <Text hideBelow="md" truncate>
        {t("offerText")}
      </Text>
      <Button size="xs" variant="outline" colorPalette="brand" flexShrink="0" onClick={onShow}>
        {t("show")}
      </Button>
      <IconButton
        size="xs"
        variant="ghost"
        colorPalette="brand"
        ms="auto"
        aria-label={t("dismiss")}
        title={t("dismiss")}
        onClick={() => endIntroduction(user)}
      >
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
