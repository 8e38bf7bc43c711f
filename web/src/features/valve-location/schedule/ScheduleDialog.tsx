import { Alert, Box, Button, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useFieldArray, useForm, useWatch } from "react-hook-form";
import { useT } from "../../../i18n/useT";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useDialogGuard } from "../../../shared/form/useDialogGuard";
import { useRested } from "../../../shared/form/useRested";
import { useOffers } from "../../../shared/offers/useOffers";
import { LargeDialog } from "../../../shared/ui/LargeDialog";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { ScheduledBundle, ValveBundle, ValveLocation } from "../../../shared/valves/valve";
import { pausedUntilOf } from "./pausedUntil";
import { keyedRows } from "./rowNotes";
import { isSameSchedule, type RowValues, type ScheduleValues, scheduleInput, valuesOf } from "./rowValues";
import { ScheduleConflict } from "./ScheduleConflict";
import { ScheduleRows } from "./ScheduleRows";
import { scrollToElement } from "./scrollToElement";
import { useChangeWords } from "./useChangeWords";
import { type SaveFault, useSaveSchedule } from "./useSaveSchedule";
import { type KeyedRow, useSchedulePreview } from "./useSchedulePreview";
import { isNewer, useStoredBundle } from "./useStoredBundle";
import { useWeek } from "./useWeek";
import { valveScheduleTexts } from "./valveScheduleTexts";
import { WeekView } from "./WeekView";

type ScheduleDialogProps = { location: ValveLocation; bundle: ScheduledBundle; onClose: () => void };

/** Editor of a bundle's schedule next to a preview of its week, if the portal's platform can compute one. */
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

type ScheduleNoticesProps = {
  state: Pick<ScheduleForm, "conflict" | "renewed" | "isKept" | "take" | "keep">;
  /** The bundle when editing began. */
  bundle: ValveBundle;
  rows: readonly RowValues[];
  fault: SaveFault | null;
  timeZone: string;
};

/** Notices above the form's rows: others' changes, and the reason of a failed save. */
function ScheduleNotices({ state, bundle, rows, fault, timeZone }: ScheduleNoticesProps) {
  const t = useT(valveScheduleTexts);
  const changed = useChangeWords(timeZone);
  const { conflict, renewed, isKept, take, keep } = state;
  if (conflict !== null)
    return <ScheduleConflict theirs={conflict} mine={rows} timeZone={timeZone} onTake={take} onKeep={keep} />;
  const told = [
    ...(renewed === null ? [] : [t("renewed", { by: changed(renewed) })]),
    ...(isKept ? [t("kept")] : []),
  ];
  return (
    <>
      <Stack role="status" gap="2" hidden={told.length === 0}>
        {told.map((text) => (
          <Text key={text} bg="bg.info" rounded="l3" px="4" py="3" textStyle="sm">
            {text}
          </Text>
        ))}
      </Stack>
      {fault === null ? null : <SaveFaultNotice fault={fault} name={bundle.name} />}
    </>
  );
}

/** Reason of a failed save. */
function SaveFaultNotice({ fault, name }: { fault: SaveFault; name: string }) {
  const t = useT(valveScheduleTexts);
  const why = { faulty: t("faultyText"), gone: t("gone"), failed: t("saveFailedText") };
  return (
    <Alert.Root ref={fault === "faulty" ? undefined : scrollToElement} status="error">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t("saveFailed", { name })}</Alert.Title>
        <Alert.Description>{why[fault]}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/**
 * A schedule's form, with the bundle's version when editing began. Others' changes are never overwritten
 * unseen: an unchanged form takes them over with a notice, otherwise it is a conflict to be decided.
 */
function useScheduleForm(stored: ScheduledBundle) {
  const [base, setBase] = useState(stored);
  const [renewed, setRenewed] = useState<ScheduledBundle | null>(null);
  const [isKept, setKept] = useState(false);
  const form = useForm<ScheduleValues>({ mode: "onTouched", defaultValues: valuesOf(base.schedule) });
  const { control, reset } = form;
  const rows = useWatch({ control, name: "rows" });
  const written = scheduleInput(rows);
  const isWritten = ({ schedule }: ScheduledBundle) => written !== null && isSameSchedule(schedule, written);
  const isDirty = !isWritten(base);
  const isOther = isNewer(stored, base) || stored.version === null;
  // A new name or other valves; or others have saved exactly the same.
  const isNoNews = isSameSchedule(base.schedule, stored.schedule) || isWritten(stored);
  if (isNewer(stored, base) && isNoNews) setBase(stored);
  const isNews = isOther && !isNoNews;

  const decide = (keeps: boolean) => {
    if (!keeps) reset(valuesOf(stored.schedule));
    setBase(stored);
    setKept(keeps);
    setRenewed(null);
  };
  const takesOver = isNews && !isDirty;
  useEffect(() => {
    if (!takesOver) return;
    reset(valuesOf(stored.schedule));
    setBase(stored);
    setKept(false);
    setRenewed(stored);
  }, [takesOver, stored, reset]);

  return {
    form,
    rows,
    base,
    isDirty,
    /** Others' changes since this form was edited, or null. */
    conflict: isNews && isDirty ? stored : null,
    /** Others' changes that the unchanged form has taken over, or null. */
    renewed,
    /** True if the person chose to keep their edits, which will replace others' changes. */
    isKept: isKept && isDirty,
    take: () => decide(false),
    keep: () => decide(true),
  };
}

type ScheduleForm = ReturnType<typeof useScheduleForm>;
