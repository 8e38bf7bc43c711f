import { Box, Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { reportSchedulesTexts } from "../../../i18n/texts/reportSchedules";
import { useT } from "../../../i18n/useT";
import { SaveBar } from "../../../shared/form/SaveBar";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
import { PlacesSection } from "./PlacesSection";
import { RecipientsSection } from "./RecipientsSection";
import { ReportSection } from "./ReportSection";
import type { ScheduleValues } from "./scheduleValues";
import { useSaveSchedule } from "./useSaveSchedule";
import { WhenSection } from "./WhenSection";

type ScheduleFormProps = {
  /** Null: a new one. */
  id: string | null;
  start: ScheduleValues;
};

/** All that can be set of a schedule; saved, it leads to the schedule's own page. */
export function ScheduleForm({ id, start }: ScheduleFormProps) {
  const t = useT(reportSchedulesTexts);
  const navigate = useNavigate();
  // What comes in while somebody writes does not change what they began with.
  const [defaultValues] = useState(start);
  const form = useForm<ScheduleValues>({ mode: "onTouched", defaultValues });
  const { isDirty, isSubmitting } = form.formState;
  const saved = useRef<string | null>(null);
  const save = useSaveSchedule(form, id);
  const submit = submitAsPromise(form, async (values) => {
    saved.current = await save(values);
    return saved.current !== null;
  });
  const dialog = useUnsavedGuard({
    isDirty,
    save: submit,
    leaves: (from, to) => saved.current === null && from.pathname !== to.pathname,
  });
  return (
    <form
      noValidate
      aria-label={t(id === null ? "newTitle" : "editTitle")}
      onSubmit={(event) => {
        event.preventDefault();
        void submit().then((isSaved) => {
          if (isSaved && saved.current !== null) navigate(paths.reportSchedule(saved.current));
        });
      }}
    >
      {dialog}
      {/* What has the focus does not lie under the bar. */}
      <Stack
        gap={{ base: "8", md: "10" }}
        css={{ "& :is(input, select, textarea, button)": { scrollMarginBottom: "6rem" } }}
      >
        <ReportSection form={form} />
        <PlacesSection form={form} />
        <WhenSection form={form} />
        <RecipientsSection form={form} />
      </Stack>
      <Box
        // While there is nothing to save it covers nothing.
        position={isDirty ? "sticky" : "static"}
        bottom="0"
        zIndex="docked"
        mt="6"
        rounded="lg"
        borderWidth="1px"
        borderTopWidth="0"
        overflow="hidden"
        shadow={isDirty ? "md" : undefined}
      >
        <SaveBar isDirty={isDirty} isSaving={isSubmitting} onDiscard={() => form.reset()} />
      </Box>
    </form>
  );
}
