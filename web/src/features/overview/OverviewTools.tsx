import { Button, HStack, Input, InputGroup } from "@chakra-ui/react";
import { Map as MapIcon, Search } from "lucide-react";
import { useT } from "../../i18n/useT";
import type { OverviewState } from "./overviewState";

type OverviewToolsProps = { state: OverviewState; onChange: (change: Partial<OverviewState>) => void };

export function OverviewTools({ state, onChange }: OverviewToolsProps) {
  const t = useT("overview");
  return (
    <HStack gap="2" w={{ base: "full", sm: "auto" }}>
      <InputGroup startElement={<Search size={16} aria-hidden />} w={{ base: "full", sm: "18rem" }}>
        <Input
          type="search"
          size="sm"
          fontSize={{ base: "md", md: "sm" }}
          value={state.search}
          placeholder={t("searchHint")}
          aria-label={t("search")}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </InputGroup>
      <Button
        size="sm"
        variant="outline"
        bg="bg.panel"
        aria-pressed={!state.isMapHidden}
        onClick={() => onChange({ isMapHidden: !state.isMapHidden })}
      >
        <MapIcon aria-hidden />
        {t("map")}
      </Button>
    </HStack>
  );
}
