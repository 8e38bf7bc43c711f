import { Box, Popover, Portal, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useT } from "../../../i18n/useT";
import { clientListTexts } from "../../../shared/clients/clientListTexts";
import { ColumnList } from "../../../shared/clients/columns/ColumnList";
import type { Columns } from "../../../shared/clients/columns/columnKeys";
import { useColumns } from "../../../shared/clients/columns/columns";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { chooseDensity, densities, useDensity } from "../../../shared/ui/density";
import { densityTexts } from "../../../shared/ui/densityTexts";
import { adminClientsTexts } from "../adminClientsTexts";
import { type View, views } from "./listView";

export type SettingsPanelProps = {
  view: View;
  columns: Columns;
  onView: (view: View) => void;
  onColumns: (columns: Columns) => void;
  /** The button that opens and closes it. */
  trigger: ReactNode;
};

/** The open settings of the list. */
export function SettingsPanel({ view, columns, onView, onColumns, trigger }: SettingsPanelProps) {
  const t = useT(adminClientsTexts);
  const list = useT(clientListTexts);
  const ui = useT(densityTexts);
  const all = useColumns();
  return (
    <Popover.Root defaultOpen positioning={{ placement: "bottom-end" }}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            w="20rem"
            maxW="calc(100vw - 2rem)"
            maxH="var(--available-height)"
            overflowY="auto"
          >
            <Stack gap="3" px="4" py="3">
              <Popover.Title textStyle="sm" fontWeight="semibold">
                {t("settings")}
              </Popover.Title>
              <ChoiceGroup
                label={t("view")}
                choices={views.map((value) => ({ value, name: t(value) }))}
                chosen={view}
                onChoose={onView}
              />
              <ChoiceGroup
                label={ui("density")}
                choices={densities.map((value) => ({ value, name: ui(value) }))}
                chosen={useDensity()}
                onChoose={chooseDensity}
              />
            </Stack>
            {view === "table" ? (
              <Box borderTopWidth="1px">
                <ColumnList
                  title={
                    <Text textStyle="sm" fontWeight="semibold">
                      {list("columns")}
                    </Text>
                  }
                  columns={columns}
                  all={all}
                  onChange={onColumns}
                />
              </Box>
            ) : null}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
