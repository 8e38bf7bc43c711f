import { Stack } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { paths } from "../../../app/paths";
import { directionsIn } from "../../../shared/directions/directionsIn";
import { useOffers } from "../../../shared/offers/useOffers";
import { useNow } from "../../../shared/time/useNow";
import type { PanelProps } from "../panelProps";
import { shownPeriod } from "../shownPeriod";
import { ExportFiles } from "./ExportFiles";
import { exportFiles } from "./exportFiles";
import { PeriodBar } from "./PeriodBar";
import { useExportLanguage } from "./useExportLanguage";

const PreviewDialog = lazy(async () => ({ default: (await import("./PreviewDialog")).PreviewDialog }));

/** Address parameter of the file with an open preview (?preview=daily.csv). */
const parameter = "preview";

/** "Izvoz podatkov": files of a period. */
export function ExportPanel(props: PanelProps) {
  const { client, traffic, interval } = props;
  const areThere = useOffers().has("EXPORTS");
  const [params, setParams] = useSearchParams();
  const [language, setLanguage] = useExportLanguage();
  const period = shownPeriod(traffic, interval, useNow(60_000), client.timeZone);
  const directions = directionsIn(client, period.from);
  const preview = (file: string | null) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (file === null) next.delete(parameter);
      else next.set(parameter, file);
      return next;
    });
  const previewed = exportFiles(
    client,
    period,
    traffic.measurement?.lengthClasses,
    traffic.measurement?.ownClasses,
  ).find(({ file, kind }) => areThere && kind === "csv" && file === params.get(parameter));
  return (
    <Stack gap="5">
      <PeriodBar {...props} period={period} />
      <ExportFiles
        client={client}
        traffic={traffic}
        period={period}
        directions={directions}
        language={language}
        onLanguage={setLanguage}
        onPreview={({ file }) => preview(file)}
      />
      {previewed === undefined ? null : (
        <Suspense fallback={null}>
          <PreviewDialog
            file={previewed}
            directions={directions}
            href={paths.exportFile({ clientId: client.id, ...period }, previewed.file, language)}
            language={language}
            zone={client.timeZone}
            onClose={() => preview(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
