import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { PageSkeleton } from "../../shared/ui/PageSkeleton";
import { HistoryPage } from "./history/HistoryPage";
import { SchedulesPage } from "./list/SchedulesPage";

const ScheduleFormPage = lazy(async () => ({
  default: (await import("./form/ScheduleFormPage")).ScheduleFormPage,
}));

const form = (
  <Suspense fallback={<PageSkeleton />}>
    <ScheduleFormPage />
  </Suspense>
);

/** /reports, and what lies below it. */
export function ReportSchedulePages() {
  return (
    <Routes>
      <Route index element={<SchedulesPage />} />
      <Route path="new" element={form} />
      <Route path=":id" element={<HistoryPage />} />
      <Route path=":id/edit" element={form} />
    </Routes>
  );
}
