import { HStack, IconButton, Text } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useT } from "../../i18n/useT";
import { Age } from "../time/Age";
import { pagesTexts } from "./pagesTexts";

type RefreshedAtProps = {
  /** Name of the data, on pages with several refresh buttons; for screen readers. */
  what?: string;
  /** Unix seconds of the last successful answer. */
  at: number;
  isLoading: boolean;
  onRefresh: () => void;
};

/** Age of a page's data, and a refresh button. */
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
