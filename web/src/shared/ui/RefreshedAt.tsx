import { HStack, IconButton, Text } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useT } from "../../i18n/useT";
import { Age } from "../time/Age";
import { pagesTexts } from "./pagesTexts";

type RefreshedAtProps = {
  /** Of what, where a page has several; for who hears the button. */
  what?: string;
  /** Unix seconds of the last good answer. */
  at: number;
  isLoading: boolean;
  onRefresh: () => void;
};

/** How old a page's data are, and the way to newer ones. */
export function RefreshedAt({ what, at, isLoading, onRefresh }: RefreshedAtProps) {
  const t = useT(pagesTexts);
  return (
    <HStack gap="1" color="fg.muted" textStyle="sm">
      <Text>
        {t("asOf")} <Age at={at} />
      </Text>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={what === undefined ? t("refresh") : `${t("refresh")}: ${what}`}
        title={t("refresh")}
        loading={isLoading}
        onClick={onRefresh}
      >
        <RefreshCw aria-hidden />
      </IconButton>
    </HStack>
  );
}
