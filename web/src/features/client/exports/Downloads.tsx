import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { useOffers } from "../../../shared/offers/useOffers";
import type { PanelProps } from "../panelProps";
import { exportTexts } from "./exportTexts";

const DownloadPanel = lazy(async () => ({ default: (await import("./DownloadPanel")).DownloadPanel }));

/** Address parameter of an open panel (?download=open). */
const [parameter, isOpen] = ["download", "open"];

/** Opens the download panel, if there is anything to download. */
export function Downloads(props: PanelProps) {
  const t = useT(exportTexts);
  const [params, setParams] = useSearchParams();
  const setOpen = (open: boolean) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      if (open) next.set(parameter, isOpen);
      else next.delete(parameter);
      return next;
    });
  const areThere = useOffers().has("EXPORTS");
  if (!areThere) return null;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Download size={16} aria-hidden />
        {t("downloadsOpen")}
      </Button>
      {params.get(parameter) === isOpen ? (
        <Suspense fallback={null}>
          <DownloadPanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
