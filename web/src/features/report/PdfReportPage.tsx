import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { PrintedReport } from "./PrintedReport";
import { loadReportFonts } from "./reportFonts";
import { markStandby, unmark } from "./reportMark";
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

/**
 * /pdfreport without a device: a page that has booted ahead of its report. What draws it came with this code; its
 * fonts are loaded here. Whoever prints moves the address on to /pdfreport/:id, which shows the report without a reload.
 */
function Standby() {
  useEffect(() => {
    let isLeft = false;
    void loadReportFonts().then(() => {
      if (!isLeft) markStandby();
    });
    return () => {
      isLeft = true;
      unmark();
    };
  }, []);
  return <main className="report light" />;
}
