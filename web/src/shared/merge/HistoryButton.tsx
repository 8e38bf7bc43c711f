import { Button } from "@chakra-ui/react";
import { History } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../i18n/useT";
import { useOffers } from "../offers/useOffers";
import type { HistoryDialogProps } from "./HistoryDialog";
import { revisionsTexts } from "./revisionsTexts";

const HistoryDialog = lazy(async () => ({ default: (await import("./HistoryDialog")).HistoryDialog }));

type HistoryButtonProps = Omit<HistoryDialogProps, "onClose"> & {
  /** During editing, restoring would discard the edits. */
  isDirty: boolean;
};

/** Opens the history of edits; not rendered if nobody keeps it. */
export function HistoryButton({ isDirty, ...props }: HistoryButtonProps) {
  const t = useT(revisionsTexts);
  const [isOpen, setOpen] = useState(false);
  if (!useOffers().has("REVISIONS")) return null;
  return (
    <>
      <Button size="sm" variant="outline" bg="bg.panel" disabled={isDirty} onClick={() => setOpen(true)}>
        <History aria-hidden />
        {t("open")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <HistoryDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
