import { Box, Button, HStack } from "@chakra-ui/react";
import { ChartLine, Map as MapIcon } from "lucide-react";
import { lazy, memo, Suspense, useState } from "react";
import { useT } from "../../i18n/useT";
import type { GroupRow } from "../../shared/clients/clientRow";
import { ColumnButton } from "../../shared/clients/columns/ColumnButton";
import type { ColumnMenuProps } from "../../shared/clients/columns/columnChoice";
import type { Columns } from "../../shared/clients/columns/columnKeys";
import type { Column } from "../../shared/clients/columns/columns";
import { AddressSearch } from "../../shared/ui/AddressSearch";
import type { OverviewState } from "./overviewState";
import { overviewTexts } from "./overviewTexts";
import { showsTraffic, toggleTraffic } from "./traffic/traffic";
import type { ChangeOverview } from "./useOverviewState";

/** Only for people who see several groups; not in the code that everybody loads. */
const GroupPicker = lazy(async () => ({ default: (await import("./GroupPicker")).GroupPicker }));

const tool = {
  size: "sm",
  variant: "outline",
  px: { base: "2", sm: "3.5" },
  bg: "bg.panel",
  _pressed: { bg: "brand.subtle", borderColor: "brand.emphasized" },
} as const;
const groupPlace = { flex: { base: "1", sm: "0 1 16rem" }, minW: "9rem", minH: "9" } as const;

type OverviewToolsProps = {
  state: OverviewState;
  onChange: ChangeOverview;
  groups: readonly GroupRow[];
  hasUnassigned: boolean;
  columns: Columns;
  allColumns: readonly Column[];
  onColumns: (columns: Columns) => void;
};

export const OverviewTools = memo(function OverviewTools(props: OverviewToolsProps) {
  const { state, onChange, groups, hasUnassigned, columns, allColumns, onColumns } = props;
  const t = useT(overviewTexts);
  const hasSeveral = groups.length + (hasUnassigned ? 1 : 0) > 1;
  return (
    <HStack gap="2" wrap="wrap">
      <AddressSearch
        label={t("search")}
        hint={t("searchHint")}
        value={state.search}
        onChange={(search) => onChange({ search })}
      />
      {hasSeveral || state.group !== null ? (
        <Box {...groupPlace}>
          <Suspense fallback={null}>
            <GroupPicker
              groups={groups}
              hasUnassigned={hasUnassigned}
              value={state.group}
              onChange={(group) => onChange({ group })}
            />
          </Suspense>
        </Box>
      ) : null}
      <HStack gap={{ base: "1.5", sm: "2" }} ms={{ sm: "auto" }} wrap="wrap">
        <Button
          {...tool}
          aria-pressed={showsTraffic(columns)}
          onClick={() => onColumns(toggleTraffic(columns))}
        >
          <ChartLine aria-hidden />
          {t("traffic")}
        </Button>
        <ColumnMenu columns={columns} all={allColumns} onChange={onColumns} />
        <Button
          {...tool}
          aria-pressed={!state.isMapHidden}
          onClick={() => onChange({ isMapHidden: !state.isMapHidden })}
        >
          <MapIcon aria-hidden />
          {t("map")}
        </Button>
      </HStack>
    </HStack>
  );
});

const load = () => import("../../shared/clients/columns/ColumnPanel");
const ColumnPanel = lazy(async () => ({ default: (await load()).ColumnPanel }));

/** Chooses the columns of tables and their order. Its code is loaded when somebody reaches for it. */
function ColumnMenu(props: ColumnMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const preload = () => void load();
  const button = <ColumnButton onPointerEnter={preload} onFocus={preload} onClick={() => setWanted(true)} />;
  return isWanted ? (
    <Suspense fallback={button}>
      <ColumnPanel {...props} />
    </Suspense>
  ) : (
    button
  );
}
