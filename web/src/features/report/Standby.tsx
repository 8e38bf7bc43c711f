import { useEffect } from "react";
import { loadReportFonts } from "./reportFonts";
import { markStandby, unmark } from "./reportMark";

/**
 * /pdfreport without a device: a page that has booted ahead of its report. What draws it came with this code; its
 * fonts are loaded here. Whoever prints moves the address on to /pdfreport/:id, which shows the report without a reload.
 */
export function Standby() {
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
