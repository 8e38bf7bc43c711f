import { useParams } from "react-router-dom";
import { PrintedReport } from "./PrintedReport";
import { Standby } from "./Standby";
import { useReportLink } from "./useReportLink";

/**
 * /pdfreport/:ids?sessionKey&fromTimestamp&toTimestamp&lang: the printable report of one device or several, open to whoever
 * has its link. Without devices it stands by. A page of its own, which has nothing of the portal's.
 */
export function PdfReportPage() {
  const { id } = useParams();
  return id === undefined ? <Standby /> : <ReportOfLink key={id} ids={id} />;
}

function ReportOfLink({ ids }: { ids: string }) {
  return <PrintedReport {...useReportLink(ids)} />;
}
