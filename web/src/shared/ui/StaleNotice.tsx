import { Button, HStack, Text } from "@chakra-ui/react";
import { History, RefreshCw } from "lucide-react";
import { useT } from "../../i18n/useT";
import { formatAge } from "../time/age";
import { FullTime } from "../time/FullTime";
import { useNow } from "../time/useNow";
import { uiTexts } from "./uiTexts";

type StaleNoticeProps = {
  text: string;
  /** Unix seconds of the last successful answer, which is still on the screen. */
  at: number;
  onRetry: () => void;
};

/** Says that a refresh failed, and how old the data on the page are. */
export function StaleNotice({ text, at, onRetry }: StaleNoticeProps) {
  const t = useT(uiTexts);
  const now = useNow();
  return (
    <HStack role="alert" bg="bg.warning" color="fg.warning" rounded="lg" ps="4" pe="2" py="1.5" gap="3">
      <History size={16} aria-hidden />
      <Text textStyle="sm" flex="1">
        {text} <FullTime at={at}>{t("dataOf", { age: formatAge(t, now - at) })}</FullTime>
      </Text>
      <Button size="xs" variant="plain" color="inherit" onClick={onRetry}>
        <RefreshCw aria-hidden />
        {t("retry")}
      </Button>
    </HStack>
  );
}
