import { Button, HStack, Text } from "@chakra-ui/react";
import { GitCompareArrows, ListFilter, X } from "lucide-react";
import { Link } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { useOffers } from "../../shared/offers/useOffers";
import { trafficTexts } from "./trafficTexts";

type SelectionBarProps = {
  picked: readonly string[];
  /** Link that compares two selected locations. */
  compareTo: string | null;
  onShowPicked: () => void;
  onClear: () => void;
};

/** Bar with the work on selected locations. */
export function SelectionBar({ picked, compareTo, onShowPicked, onClear }: SelectionBarProps) {
  const t = useT(trafficTexts);
  const canCompare = useOffers().has("COMPARISON");
  return (
    <HStack
      role="status"
      bg="brand.subtle"
      color="brand.fg"
      rounded="lg"
      ps="4"
      pe="2"
      py="1.5"
      gap="2"
      wrap="wrap"
      _print={{ display: "none" }}
    >
      <Text textStyle="sm" fontWeight="medium" flex="1" minW="10rem">
        {t("picked", { count: picked.length })}
      </Text>
      {!canCompare ? null : compareTo === null ? (
        <Button size="xs" variant="surface" disabled title={t("compareHint")}>
          <GitCompareArrows aria-hidden />
          {t("compare")}
        </Button>
      ) : (
        <Button asChild size="xs" colorPalette="brand">
          <Link to={compareTo}>
            <GitCompareArrows aria-hidden />
            {t("compare")}
          </Link>
        </Button>
      )}
      <Button size="xs" variant="plain" color="inherit" onClick={onShowPicked}>
        <ListFilter aria-hidden />
        {t("showPicked")}
      </Button>
      <Button size="xs" variant="plain" color="inherit" onClick={onClear}>
        <X aria-hidden />
        {t("clearPicked")}
      </Button>
    </HStack>
  );
}
