import { Button, HStack } from "@chakra-ui/react";
import { Map as MapIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import type { GroupRow } from "../../shared/clients/clientRow";
import { GroupPicker } from "./GroupPicker";
import type { OverviewState } from "./overviewState";
import { SearchBox } from "./SearchBox";
import type { ChangeOverview } from "./useOverviewState";

type OverviewToolsProps = {
  state: OverviewState;
  onChange: ChangeOverview;
  groups: readonly GroupRow[];
  hasUnassigned: boolean;
  /** Chooses the columns. */
  columns: ReactNode;
};

export function OverviewTools({ state, onChange, groups, hasUnassigned, columns }: OverviewToolsProps) {
  const t = useT("overview");
  const hasSeveral = groups.length + (hasUnassigned ? 1 : 0) > 1;
  return (
    <HStack gap="2" wrap="wrap">
      <SearchBox value={state.search} onChange={(search) => onChange({ search })} />
      {hasSeveral || state.group !== null ? (
        <GroupPicker
          groups={groups}
          hasUnassigned={hasUnassigned}
          value={state.group}
          onChange={(group) => onChange({ group })}
        />
      ) : null}
      <HStack gap="2" ms={{ sm: "auto" }}>
        {columns}
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
    </HStack>
  );
}
