import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import type { ReportScheduleLineFragment } from "../../../graphql/generated";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useT } from "../../../i18n/useT";
import { LongForm } from "../../../shared/form/LongForm";
import { submitAsPromise } from "../../../shared/form/submitAsPromise";
import { useUnsavedGuard } from "../../../shared/form/useUnsavedGuard";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { OvertakenHost } from "../../../shared/merge/OvertakenHost";
import { PlacesSection } from "./PlacesSection";
import { RecipientsSection } from "./RecipientsSection";
import { ReportSection } from "./ReportSection";
import type { ScheduleValues } from "./scheduleValues";
import { useSaveSchedule } from "./useSaveSchedule";
import { WhenSection } from "./WhenSection";

type ScheduleFormProps = {
  /** Null: a new one. */
  schedule: ReportScheduleLineFragment | null;
  start: ScheduleValues;
};

/** All that can be set of a schedule; saved, it leads to the schedule's own page. */
export function ScheduleForm({ schedule, start }: ScheduleFormProps) {
  const t = useT(reportSchedulesTexts);
  const navigate = useNavigate();
  // What comes in while somebody writes does not change what they began with.
  const [defaultValues] = useState(start);
  const [opened] = useState(schedule);
  const form = useForm<ScheduleValues>({ mode: "onTouched", defaultValues });
  const { isDirty, isSubmitting } = form.formState;
  const saved = useRef<string | null>(null);
  const save = useSaveSchedule(form, opened);
  const submit = submitAsPromise(form, async (values) => {
    saved.current = await save(values);
    return saved.current !== null;
  });
  const dialog = useUnsavedGuard({
    isDirty,
    save: submit,
    leaves: (from, to) => saved.current === null && from.pathname !== to.pathname,
  });
  const submitAndShow = async () => {
    if ((await submit()) && saved.current !== null) navigate(paths.reportSchedule(saved.current));
  };
  return (
    <>
      {dialog}
      <OvertakenHost />
      <LongForm
        label={t(opened === null ? "newTitle" : "editTitle")}
        isDirty={isDirty}
        isSaving={isSubmitting}
        onSubmit={() => void submitAndShow()}
        onDiscard={() => form.reset()}
        notice={
          schedule === null ? null : (
            <MeanwhileNotice
              thing={{ kind: "REPORT_SCHEDULE", id: schedule.id }}
              opened={opened}
              now={schedule}
              isEditing={isDirty && !isSubmitting}
            />
          )
        }
      >
        <ReportSection form={form} />
        <PlacesSection form={form} />
        <WhenSection form={form} />
        <RecipientsSection form={form} />
      </LongForm>
    </>
  );
}
