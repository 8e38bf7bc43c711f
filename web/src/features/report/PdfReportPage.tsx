import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { PrintedReport } from "./PrintedReport";
import { loadReportFonts } from "./reportFonts";
import { markStandby, unmark } from "./reportMark";
import { useReportLink } from "./useReportLink";

/**
 * /pdfreport/:ids?sessionKey&fromTimestamp&toTimestamp&lang: the printable report of one or several devices,
 * open to everybody with its link. Without devices it is a standby page. It is a separate page without the
 * portal's code.
 */
export function PdfReportPage() {
  const { id } = useParams();
  return id === undefined ? <Standby /> : <ReportOfLink key={id} ids={id} />;
}

function ReportOfLink({ ids }: { ids: string }) {
  return <PrintedReport {...useReportLink(ids)} />;
}

/**
 * /pdfreport without a device: a standby page, booted ahead of its report. This code includes the drawing code;
 * the fonts are loaded here. The renderer then changes the address to /pdfreport/:id, which shows the report
 * without a reload.
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
