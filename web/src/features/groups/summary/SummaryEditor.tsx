import { Box, Button, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { SUMMARY_GROUPS } from "@obcestje/contract/limits/counts.js";
import { Eye, Plus } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useFieldArray, useForm, useWatch } from "react-hook-form";
import type { Location } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { ClientRow } from "../../../shared/clients/clientRow";
import type { Street } from "../../../shared/clients/streets";
import { usePlaces } from "../../../shared/clients/usePlaces";
import { useStreets } from "../../../shared/clients/useStreets";
import { LongForm } from "../../../shared/form/LongForm";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
import { HistoryButton } from "../../../shared/merge/HistoryButton";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { useViewGroup } from "../../../shared/session/useViewAs";
import { byName } from "../../../shared/text/order";
import { useUpdateGroup } from "../changes/useUpdateGroup";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";
import { SummaryGroupCard } from "./SummaryGroupCard";
import { canMove, draftOf, leftOut, type Step, type SummaryValues, storedOf } from "./summaryDraft";
import { useMoving } from "./useMoving";

/** Number of devices in no summary group that are named. */
const named = 5;

/** Another group, another tab, or another page counts as leaving. */
const leaves = (from: Location, to: Location) => {
  const placeOf = ({ pathname, search }: Location) => {
    const params = new URLSearchParams(search);
    return JSON.stringify([pathname, params.get("group"), params.get("tab")]);
  };
  return placeOf(from) !== placeOf(to);
};

/** The streets of a group. */
function useStreetsOf(groupId: string): readonly Street[] {
  const streets = useStreets();
  return useMemo(
    () => streets?.filter(({ groups }) => groups?.some(({ id }) => id === groupId)) ?? [],
    [streets, groupId],
  );
}

type SummaryEditorProps = {
  group: GroupSettings /** The group's clients. */;
  clients: readonly ClientRow[];
  /** Called with true if there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
};

/** Editor of a group's summary: its devices by road or part of a town, in order. */
export function SummaryEditor({ group, clients, onDirty }: SummaryEditorProps) {
  const t = useT(groupsTexts);
  const view = useViewGroup();
  const [opened, setOpened] = useState(group);
  const valuesOf = (stored: GroupSettings) => draftOf(stored, new Set(clients.map(({ id }) => id)));
  const [defaultValues] = useState(() => valuesOf(group));
  const form = useForm<SummaryValues>({ defaultValues });
  const streets = useStreetsOf(group.id);
  const { places } = usePlaces();
  const known = useMemo(
    () => new Map([...clients, ...places].map(({ id, name }) => [id, name])),
    [clients, places],
  );
  const { isDirty } = form.formState;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [onDirty, isDirty]);
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: "summaryGroups" });
  const drafts = useWatch({ control: form.control, name: "summaryGroups" });
  const { frame, said, note } = useMoving<HTMLOListElement>(
    JSON.stringify([fields.map(({ id }) => id), drafts.map(({ clientIds }) => clientIds)]),
  );
  const { update, readAnew, isBusy, fault } = useUpdateGroup(opened);
  const store = async (values: SummaryValues) => {
    const says = { done: t("summarySaved"), failed: t("summaryFailed") };
    const stored = await update({ summaryGroups: storedOf(values) }, says);
    if (stored === null) return false;
    setOpened(stored);
    form.reset(valuesOf(stored));
    return true;
  };
  const save = submitAsPromise(form, store);
  const question = useUnsavedGuard({ isDirty, save, leaves });
  const onRestored = async () => {
    const stored = await readAnew();
    if (stored === null) return;
    setOpened(stored);
    form.reset(valuesOf(stored));
  };
  const missing = useMemo(() => leftOut(streets, drafts).sort(byName), [streets, drafts]);
  const step = (index: number, by: Step, name: string) => {
    if (!canMove(fields.length, index, by)) return;
    const text = t("moved", { name, place: index + by + 1, places: fields.length });
    note({ key: fields[index]?.id ?? "", by, said: text });
    move(index, index + by);
  };
  const names = missing.slice(0, named).map(({ name }) => name);
  return (
    <LongForm
      label={t("summary")}
      isDirty={isDirty}
      isSaving={isBusy}
      onSubmit={() => void save()}
      onDiscard={() => form.reset()}
      notice={
        <MeanwhileNotice
          thing={{ kind: "GROUP", id: group.id }}
          opened={opened}
          now={group}
          isEditing={isDirty && !isBusy}
        />
      }
    >
      <Stack gap="4">
        <Flex gap="3" justify="space-between" align="start" wrap="wrap">
          <Text textStyle="sm" color="fg.muted" flex="1" minW="16rem">
            {t("summaryIntro")}{" "}
            <Text as="span" hideBelow="md">
              {t("moveHint")}
            </Text>
          </Text>
          <HistoryButton
            thing={{ kind: "GROUP", id: group.id }}
            etag={group.etag}
            isDirty={isDirty}
            onRestored={onRestored}
          />
          <Button
            size="sm"
            variant="outline"
            bg="bg.panel"
            disabled={!group.summaryGroups?.length || isDirty}
            title={isDirty ? t("saveFirst") : undefined}
            onClick={() => view({ groupId: group.id, groupName: group.name }, paths.summary)}
          >
            <Eye aria-hidden />
            {t("showSummary")}
          </Button>
        </Flex>
        {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
        {fields.length === 0 ? (
          <Text color="fg.muted">{t("summaryNone")}</Text>
        ) : (
          <chakra.ol ref={frame} listStyleType="none" display="grid" gap="3">
            {fields.map(({ id }, index) => (
              <SummaryGroupCard
                key={id}
                form={form}
                index={index}
                line={id}
                streets={streets}
                names={known}
                groupId={group.id}
                canMove={(by) => canMove(fields.length, index, by)}
                onMove={(by, name) => step(index, by, name)}
                onMoved={note}
                onRemove={() => remove(index)}
              />
            ))}
          </chakra.ol>
        )}
        <Flex gap="3" align="center" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            bg="bg.panel"
            disabled={fields.length >= SUMMARY_GROUPS}
            onClick={() => append({ name: "", clientIds: [] })}
          >
            <Plus aria-hidden />
            {t("addSummaryGroup")}
          </Button>
          {fields.length > 0 && missing.length > 0 ? (
            <Text textStyle="sm" color="fg.muted" flex="1" minW="14rem">
              {t("notInSummary", {
                count: missing.length,
                names: names.join(", ") + (missing.length > named ? " …" : ""),
              })}
            </Text>
          ) : null}
        </Flex>
        <Box srOnly aria-live="polite">
          {said}
        </Box>
      </Stack>
      {question}
    </LongForm>
  );
}
