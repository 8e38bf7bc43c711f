import { useParams } from "react-router-dom";
import { PrintedReport } from "./PrintedReport";
import { ReportBar } from "./ReportBar";
import { useReportLink } from "./useReportLink";

/** /report/:ids?fromTimestamp&toTimestamp&lang, or with interval=LAST_MONTH in their place: the printable report in the portal, with a bar of what to do with it. */
export function ReportPage() {
  const { id = "" } = useParams();
  return <ReportOfLink key={id} ids={id} />;
}

function ReportOfLink({ ids }: { ids: string }) {
  const { params, language } = useReportLink(ids);
  return (
    <>
      {params === null ? null : <ReportBar params={params} language={language} />}
      <PrintedReport params={params} language={language} />
    </>
  );
}
