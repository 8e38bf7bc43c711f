import { Box, Button, Grid, Heading, Text } from "@chakra-ui/react";
import { useFieldArray } from "react-hook-form";
import { useT } from "../../../i18n/useT";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useDialogGuard } from "../../../shared/form/useDialogGuard";
import { useRested } from "../../../shared/form/useRested";
import { useOffers } from "../../../shared/offers/useOffers";
import { LargeDialog } from "../../../shared/ui/LargeDialog";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { ScheduledBundle, ValveLocation } from "../../../shared/valves/valve";
import { pausedUntilOf } from "./pausedUntil";
import { keyedRows } from "./rowNotes";
import { ScheduleNotices } from "./ScheduleNotices";
import { ScheduleRows } from "./ScheduleRows";
import { useSaveSchedule } from "./useSaveSchedule";
import { useScheduleForm } from "./useScheduleForm";
import { type KeyedRow, useSchedulePreview } from "./useSchedulePreview";
import { useStoredBundle } from "./useStoredBundle";
import { useWeek } from "./useWeek";
import { valveScheduleTexts } from "./valveScheduleTexts";
import { WeekView } from "./WeekView";

type ScheduleDialogProps = { location: ValveLocation; bundle: ScheduledBundle; onClose: () => void };

/** The editor of a bundle's schedule, beside what it makes of the week, where the portal's platform can tell. */
export function ScheduleDialog({ location, bundle, onClose }: ScheduleDialogProps) {
  const t = useT(valveScheduleTexts);
  const ui = useT(uiTexts);
  const { timeZone } = location;
  const hasPreview = useOffers().has("VALVE_PREVIEW");
  const { stored, ask } = useStoredBundle(location, bundle);
  const state = useScheduleForm(stored);
  const { form, rows, base, isDirty, conflict } = state;
  const list = useFieldArray({ control: form.control, name: "rows" });
  const { save, fault } = useSaveSchedule({ base, ask, setError: form.setError });
  const { now, from, days } = useWeek(timeZone);
  const keys = list.fields.map(({ id }) => id);
  const rested = useRested(JSON.stringify(keyedRows(rows, keys)));
  const preview = useSchedulePreview({
    locationId: location.id,
    rows: JSON.parse(rested) as KeyedRow[],
    from,
    days: days.length,
  });
  const guard = useDialogGuard({
    isDirty,
    save: submitAsPromise(form, async (values) => conflict === null && save(values)),
    onClose,
  });
  const isGone = !location.bundles.some(({ id }) => id === bundle.id);
  const isWhole = keyedRows(rows, keys).length === rows.length;
  return (
    <LargeDialog
      title={t("title", { name: bundle.name })}
      width="min(70rem, 94dvw)"
      closeOnInteractOutside={false}
      onClose={guard.close}
      body={{
        px: { base: "4", md: "6" },
        py: "5",
        display: "flex",
        flexDirection: "column",
        gap: "4",
        position: "relative",
      }}
      footer={
        <>
          <Text role="status" flex="1" textStyle="sm" color="fg.muted">
            {isDirty ? ui("unsaved") : ""}
          </Text>
          <Button variant="ghost" disabled={guard.isSaving} onClick={guard.close}>
            {t("close")}
          </Button>
          <Button
            colorPalette="brand"
            disabled={!isDirty || conflict !== null || isGone}
            loading={guard.isSaving}
            loadingText={t("confirm")}
            onClick={() => void guard.saveAndClose()}
          >
            {t("confirm")}
          </Button>
        </>
      }
    >
      <ScheduleNotices
        state={state}
        bundle={base}
        rows={rows}
        fault={isGone ? "gone" : fault}
        timeZone={timeZone}
      />
      <Grid
        templateColumns={{
          base: "minmax(0, 1fr)",
          lg: hasPreview ? "minmax(0, 3fr) minmax(0, 2fr)" : undefined,
        }}
        gap="6"
        alignItems="start"
      >
        <ScheduleRows form={form} list={list} rows={rows} previewed={preview.rows} timeZone={timeZone} />
        {hasPreview ? (
          <Box position={{ lg: "sticky" }} top="0">
            <Heading as="h3" size="sm" pb="2">
              {t("week")}
            </Heading>
            <WeekView
              label={t("week")}
              timeZone={timeZone}
              days={days}
              now={now}
              preview={preview}
              pausedUntil={pausedUntilOf(location, stored, now)}
            />
            {isWhole ? null : (
              <Text textStyle="xs" color="fg.muted" pt="1">
                {t("previewPartly")}
              </Text>
            )}
          </Box>
        ) : null}
      </Grid>
      {guard.question}
    </LargeDialog>
  );
}
