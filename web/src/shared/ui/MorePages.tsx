import { Button, HStack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { useNumber } from "../number/useNumber";
import { pagesTexts } from "./pagesTexts";

type MorePagesProps = {
  shown: number;
  /** Null if unknown. */
  total: number | null;
  isLoading: boolean;
  /** Null if there are no more. */
  onMore: (() => void) | null;
};

/** Below a list that is loaded page by page: its progress, and a button for more. */
export function MorePages({ shown, total, isLoading, onMore }: MorePagesProps) {
  const t = useT(pagesTexts);
  const { number } = useNumber();
  if (onMore === null) return null;
  return (
    <HStack justify="center" gap="3" wrap="wrap">
      {total === null ? null : (
        <Text textStyle="sm" color="fg.muted">
          {t("shownOf", { shown: number(shown), total: number(total) })}
        </Text>
      )}
      <Button size="sm" variant="outline" bg="bg.panel" loading={isLoading} onClick={onMore}>
        {t("more")}
      </Button>
    </HStack>
  );
}
