import { Button } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { directionsIn } from "../../../shared/directions/directionsIn";
import { useNow } from "../../../shared/time/useNow";
import { DialogFrame } from "../../../shared/ui/DialogFrame";
import type { PanelProps } from "../panelProps";
import { shownPeriod } from "../shownPeriod";
import { ExportFiles } from "./ExportFiles";
import { exportTexts } from "./exportTexts";
import { PeriodBar } from "./PeriodBar";
import { useExportLanguage } from "./useExportLanguage";

/** Files of a period next to the figures: interval picker and the export tab's links. */
export function DownloadPanel({ onClose, ...props }: PanelProps & { onClose: () => void }) {
  const { client, traffic, interval } = props;
  const t = useT(exportTexts);
  const [language, setLanguage] = useExportLanguage();
  const period = shownPeriod(traffic, interval, useNow(60_000), client.timeZone);
  return (
    <DialogFrame
      title={`${t("downloads")}: ${client.name}`}
      size="xl"
      isBusy={false}
      onClose={onClose}
      footer={
        <Button variant="outline" size="sm" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <PeriodBar {...props} period={period} />
      <ExportFiles
        client={client}
        traffic={traffic}
        period={period}
        directions={directionsIn(client, period.from)}
        language={language}
        onLanguage={setLanguage}
      />
    </DialogFrame>
  );
}
