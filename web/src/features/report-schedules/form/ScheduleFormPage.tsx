import { useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../app/paths";
import { inAccount } from "../../../i18n/language";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { useLanguage, useT } from "../../../i18n/useT";
import { FormSkeleton } from "../../../shared/form/FormSkeleton";
import { AnswerError } from "../../../shared/ui/AnswerError";
import { MissingSchedule } from "../MissingSchedule";
import { useSchedules } from "../useSchedules";
import { FormFrame } from "./FormFrame";
import { ScheduleForm } from "./ScheduleForm";
import { newValues, valuesOf } from "./scheduleValues";

/** /reports/new, of the location that the address names, and /reports/:id/edit */
export function ScheduleFormPage() {
  const { id } = useParams();
  return id === undefined ? <NewSchedule /> : <EditedSchedule key={id} id={id} />;
}

function NewSchedule() {
  const t = useT(reportSchedulesTexts);
  const language = inAccount(useLanguage());
  const [params] = useSearchParams();
  return (
    <FormFrame title={t("newTitle")} back={paths.reportSchedules}>
      <ScheduleForm schedule={null} start={newValues(params.get("client"), language)} />
    </FormFrame>
  );
}

function EditedSchedule({ id }: { id: string }) {
  const t = useT(reportSchedulesTexts);
  const { schedules, error, refetch } = useSchedules();
  const schedule = schedules?.find((known) => known.id === id);
  if (schedules === undefined && error !== undefined)
    return (
      <AnswerError
        as="h1"
        title={t("loadFailed")}
        text={t("loadFailedText")}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (schedules !== undefined && schedule === undefined) return <MissingSchedule />;
  return (
    <FormFrame title={t("editTitle")} back={paths.reportSchedule(id)}>
      {schedule === undefined ? (
        <FormSkeleton heights={["14rem", "20rem", "16rem", "12rem"]} />
      ) : (
        <ScheduleForm schedule={schedule} start={valuesOf(schedule)} />
      )}
    </FormFrame>
  );
}
