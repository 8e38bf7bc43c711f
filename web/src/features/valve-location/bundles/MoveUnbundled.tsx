import { Button } from "@chakra-ui/react";
import { FolderInput } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { useOffers } from "../../../shared/offers/useOffers";
import type { ValveLocation } from "../../../shared/valves/valve";
import { MoveDialog } from "./MoveDialog";
import { valveBundlesTexts } from "./valveBundlesTexts";

/** Button that moves a location's valves without a bundle into one; nothing if there is none. */
export function MoveUnbundled({ location }: { location: ValveLocation }) {
  const t = useT(valveBundlesTexts);
  const canMove = useOffers().has("VALVE_MOVE");
  const [isOpen, setOpen] = useState(false);
  if (location.bundles.length === 0 || !canMove) return null;
  return (
    <>
      <Button variant="outline" minH="11" onClick={() => setOpen(true)}>
        <FolderInput aria-hidden />
        {t("move")}
      </Button>
      {isOpen ? <MoveDialog location={location} from={null} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
