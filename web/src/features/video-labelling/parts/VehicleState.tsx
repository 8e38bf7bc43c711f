import { Badge } from "@chakra-ui/react";
import { Ban, CircleCheck, CircleDashed } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { stateOf } from "../labels/vehicleState";
import type { Vehicle } from "../labels/vehicles";
import { videoLabellingTexts } from "../videoLabellingTexts";

const looks = {
  labelled: { Icon: CircleCheck, palette: "green" },
  isFaulty: { Icon: Ban, palette: "orange" },
  open: { Icon: CircleDashed, palette: "gray" },
} as const;

/** How far a vehicle is, by sign and word. */
export function VehicleState({ vehicle }: { vehicle: Vehicle }) {
  const t = useT(videoLabellingTexts);
  const state = stateOf(vehicle);
  const { Icon, palette } = looks[state];
  return (
    <Badge colorPalette={palette} data-state={state}>
      <Icon size={12} aria-hidden />
      {t(state)}
    </Badge>
  );
}
