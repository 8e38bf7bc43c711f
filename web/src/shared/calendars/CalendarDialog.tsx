import { Box, Button, chakra, Flex, HStack, Input, Stack, Text } from "@chakra-ui/react";
import { LARGEST_CALENDAR } from "@obcestje/contract/limits/fileSizes.js";
import { LONGEST_CALENDAR_ADDRESS, LONGEST_NAME } from "@obcestje/contract/limits/lengths.js";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import type { CalendarFactsFragment, CreateCalendarMutation, NoteKind } from "../../graphql/generated";
import { CreateCalendarDocument, UpdateCalendarDocument } from "../../graphql/operations/calendars";
import { useT } from "../../i18n/useT";
import { BulkNotice } from "../bulk/BulkNotice";
import type { BulkFault } from "../bulk/bulkFault";
import { useChange } from "../change/useChange";
import { DialogForm } from "../form/FormDialog";
import { faultText } from "../form/faultText";
import { faultTexts } from "../form/faultTexts";
import { TextField } from "../form/TextField";
import { useDialogGuard } from "../form/useDialogGuard";
import { HistoryButton } from "../merge/HistoryButton";
import { MeanwhileNotice } from "../merge/MeanwhileNotice";
import { noteKinds } from "../notes/noteKinds";
import { noteTexts } from "../notes/noteTexts";
import { spanText } from "../time/spanText";
import { ChoiceGroup } from "../ui/ChoiceGroup";
import { SelectField } from "../ui/SelectField";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { calendarsTexts } from "./calendarsTexts";
import { LeftOutEvents } from "./LeftOutEvents";
import { type CalendarSource, sourceInput, useCalendarSave } from "./useCalendarSave";

/** Events that are named before they are taken in. */
const mostNamed = 8;

type Taken = CreateCalendarMutation["createCalendar"];

type CalendarDialogProps = {
  group: { id: string; timeZone: string };
  /** As it is now; null: a new one. */
  calendar: CalendarFactsFragment | null;
  onDone: () => void;
  onClose: () => void;
};

/** A new calendar of a group, or a changed one: what would be taken in is shown first. */
export function CalendarDialog({ group, calendar, onDone, onClose }: CalendarDialogProps) {
  const t = useT(calendarsTexts);
  const words = useT(noteTexts);
  const faultWords = useT(faultTexts);
  const fileInput = useRef<HTMLInputElement>(null);
  const { change, isBusy } = useChange();
  const [opened] = useState(calendar);
  const saveChanged = useCalendarSave(group.id, change);
  const [name, setName] = useState(opened?.name ?? "");
  const [kind, setKind] = useState<NoteKind>(opened?.kind ?? "SCHOOL_HOLIDAYS");
  const [source, setSource] = useState<CalendarSource>(opened === null ? "file" : "keep");
  const [file, setFile] = useState<{ name: string; text: string; size: number } | null>(null);
  const [url, setUrl] = useState(opened?.url ?? "");
  const [isTried, setTried] = useState(false);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const [looked, setLooked] = useState<Taken | null>(null);
  const about = `calendar:${opened?.id ?? "new"}`;
  const isOther = source !== "keep";
  const dryRun = isOther && looked === null;
  const changed = () => {
    setFault(null);
    setLooked(null);
  };
  const wrong = {
    name: name.trim() === "" ? t("nameMissing") : undefined,
    file:
      source !== "file"
        ? undefined
        : file === null
          ? t("fileMissing")
          : file.size > LARGEST_CALENDAR.bytes
            ? t("fileTooLarge")
            : undefined,
    url: source === "url" && url.trim() === "" ? t("urlMissing") : undefined,
  };
  const isWrong = Object.values(wrong).some((text) => text !== undefined);
  const said = (field: keyof typeof wrong) => {
    const refused = fault?.kind === "refused" ? fault.error.fields : null;
    const found = refused?.find(({ path }) => path.replace(/^input\./, "") === field);
    return found ? faultText(faultWords, found) : isTried ? wrong[field] : undefined;
  };
  const isPlaced = (["name", "file", "url"] as const).some((field) => said(field) !== undefined);
  /** @returns true once the calendar is stored; a look at it stores nothing */
  const send = async (): Promise<boolean> => {
    setTried(true);
    if (isWrong) return false;
    const stated = { name, kind, source, file, url };
    const given = { name: name.trim(), kind, ...sourceInput(stated), dryRun };
    const made =
      opened === null
        ? await change(CreateCalendarDocument, { groupId: group.id, ...given })
        : dryRun
          ? await change(UpdateCalendarDocument, { id: opened.id, ...given })
          : await saveChanged(opened, stated);
    if (made === null) return false;
    setFault(made.fault);
    if (made.fault !== null) {
      if (!dryRun) sayFailed(made.fault, t("notSaved"), about);
      return false;
    }
    if (dryRun) {
      setLooked("createCalendar" in made.data ? made.data.createCalendar : made.data.updateCalendar);
      return false;
    }
    toast.success(t("saved"), about);
    onDone();
    return true;
  };
  const isDirty =
    name !== (opened?.name ?? "") ||
    kind !== (opened?.kind ?? "SCHOOL_HOLIDAYS") ||
    (source === "file" && file !== null) ||
    (source === "url" && url !== (opened?.url ?? ""));
  const { close, saveAndClose, question } = useDialogGuard({
    isDirty,
    save: send,
    onClose,
  });
  const sources: readonly CalendarSource[] = opened === null ? ["file", "url"] : ["keep", "file", "url"];
  return (
    <DialogForm
      title={t(opened === null ? "addTitle" : "editTitle")}
      action={t(dryRun ? "look" : "save")}
      isBusy={isBusy}
      closeOnInteractOutside={false}
      onSubmit={() => void saveAndClose()}
      onClose={close}
      after={
        <>
          {opened === null || calendar === null ? null : (
            <Flex pt="4">
              <HistoryButton
                thing={{ kind: "CALENDAR", id: opened.id }}
                etag={calendar.etag}
                isDirty={isDirty}
                onRestored={(isRestored) => {
                  onDone();
                  if (isRestored) onClose();
                }}
              />
            </Flex>
          )}
          {question}
        </>
      }
    >
      {opened === null ? null : (
        <MeanwhileNotice
          thing={{ kind: "CALENDAR", id: opened.id }}
          opened={opened}
          now={calendar}
          isEditing={isDirty && !isBusy}
        />
      )}
      {fault === null || isPlaced ? null : <BulkNotice fault={fault} isTrial={dryRun} />}
      <TextField label={t("name")} required error={said("name")}>
        <Input value={name} maxLength={LONGEST_NAME} onChange={({ target }) => setName(target.value)} />
      </TextField>
      <SelectField
        label={t("kind")}
        options={noteKinds.map((one) => ({ value: one, label: words(one) }))}
        chosen={kind}
        onChoose={setKind}
      />
      <ChoiceGroup
        label={t("source")}
        choices={sources.map((one) => ({ value: one, name: t(one) }))}
        chosen={source}
        onChoose={(one) => {
          setSource(one);
          changed();
        }}
      />
      {source === "file" ? (
        <TextField label={t("fileLabel")} error={said("file")} hint={t("fileHint")}>
          <HStack gap="3" minW="0">
            <Button size="sm" variant="outline" onClick={() => fileInput.current?.click()}>
              <FileUp aria-hidden />
              {t("choose")}
            </Button>
            <Text textStyle="sm" truncate>
              {file?.name ?? t("noFile")}
            </Text>
          </HStack>
          <chakra.input
            ref={fileInput}
            type="file"
            srOnly
            tabIndex={-1}
            accept=".ics,text/calendar"
            aria-label={t("fileLabel")}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              changed();
              setFile(null);
              if (chosen === undefined) return;
              const reader = new FileReader();
              reader.onload = () =>
                setFile({ name: chosen.name, text: String(reader.result), size: chosen.size });
              reader.readAsText(chosen);
            }}
          />
        </TextField>
      ) : null}
      {source === "url" ? (
        <TextField label={t("urlLabel")} error={said("url")} hint={t("urlHint")}>
          <Input
            type="url"
            value={url}
            maxLength={LONGEST_CALENDAR_ADDRESS}
            autoComplete="off"
            onChange={({ target }) => {
              setUrl(target.value);
              changed();
            }}
          />
        </TextField>
      ) : null}
      <Box role="status">{looked === null ? null : <Look taken={looked} zone={group.timeZone} />}</Box>
    </DialogForm>
  );
}

/** What would be taken in, and what not. */
function Look({ taken: { taken, calendar }, zone }: { taken: Taken; zone: string }) {
  const t = useT(calendarsTexts);
  const rest = taken.length - mostNamed;
  return (
    <Stack gap="1" textStyle="sm">
      <Text fontWeight="medium">{t("wouldTake", { count: taken.length })}</Text>
      <Box as="ul" ps="5">
        {taken.slice(0, mostNamed).map(({ text, from, to }) => (
          <Box as="li" key={`${from} ${to} ${text}`} overflowWrap="anywhere">
            {t("eventOn", { text, time: spanText({ from, to }, zone) })}
          </Box>
        ))}
        {rest > 0 ? <li>{t("moreEvents", { count: rest })}</li> : null}
      </Box>
      <LeftOutEvents leftOut={calendar.leftOut} outside={calendar.outside} />
    </Stack>
  );
}
