import { SearchX } from "lucide-react";
import { paths } from "../../app/paths";
import { reportSchedulesTexts } from "../../i18n/reportSchedulesTexts";
import { useT } from "../../i18n/useT";
import { BackLink } from "../../shared/ui/BackLink";
import { PageMessage } from "../../shared/ui/PageState";

/** There is no such schedule, or the person may not see it. */
export function MissingSchedule() {
  const t = useT(reportSchedulesTexts);
  return (
    <PageMessage
      as="h1"
      icon={<SearchX />}
      title={t("missing")}
      text={t("missingText")}
      action={<BackLink to={paths.reportSchedules}>{t("back")}</BackLink>}
    />
  );
}
