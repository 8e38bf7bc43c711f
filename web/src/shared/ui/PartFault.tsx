import { Button, HStack, Text } from "@chakra-ui/react";
import { CircleAlert, RefreshCw } from "lucide-react";
import { useT } from "../../i18n/useT";
import { StaleNotice } from "./StaleNotice";
import { uiTexts } from "./uiTexts";

type PartFaultProps = {
  text: string;
  /** Unix seconds of the last successful answer; null: none yet. */
  at: number | null;
  onRetry: () => void;
};

/** A part of the page failed to load; the others stay. */
export function PartFault({ text, at, onRetry }: PartFaultProps) {
  const t = useT(uiTexts);
  if (at !== null) return <StaleNotice text={text} at={at} onRetry={onRetry} />;
  return (
    <HStack role="alert" gap="3" color="fg.error" textStyle="sm">
      <CircleAlert size={16} aria-hidden />
      <Text flex="1">{text}</Text>
      <Button size="xs" variant="outline" onClick={onRetry}>
        <RefreshCw aria-hidden />
        {t("retry")}
      </Button>
    </HStack>
  );
}
