import type { SystemStyleObject } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight, Ban, CircleCheck, CircleDashed } from "lucide-react";
import { memo } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { filmTime } from "../film/filmTime";
import { stateOf } from "../labels/vehicleState";
import { frameOf, knownType, type Vehicle, type Video } from "../labels/vehicles";
import { videoLabellingTexts } from "../videoLabellingTexts";

const icons = { labelled: CircleCheck, isFaulty: Ban, open: CircleDashed } as const;

/** Of the whole list at once: thousands of rows are plain elements, drawn as they come into sight. */
export const listStyle: SystemStyleObject = {
  "& li": { contentVisibility: "auto", containIntrinsicSize: "auto 2.25rem", borderBottomWidth: "1px" },
  "& button": {
    display: "grid",
    gridTemplateColumns: "1rem 2.75rem minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "2",
    width: "full",
    minHeight: "9",
    px: "3",
    textAlign: "start",
    textStyle: "sm",
    cursor: "pointer",
    focusVisibleRing: "inside",
    _hover: { bg: "bg.subtle" },
  },
  "& button[aria-current=true]": { bg: "brand.subtle", color: "brand.fg" },
  "& [data-state=labelled] svg:first-of-type": { color: "fg.success" },
  "& [data-state=isFaulty] svg:first-of-type": { color: "fg.warning" },
  "& [data-state=open] svg:first-of-type": { color: "fg.muted" },
  "& [data-number], & [data-time]": { fontVariantNumeric: "tabular-nums" },
  "& [data-number]": { fontWeight: "medium" },
  "& [data-what]": { display: "flex", alignItems: "center", gap: "1", minW: "0", truncate: true },
};

type VehicleRowProps = {
  vehicle: Vehicle;
  video: Video;
  isCurrent: boolean;
  onChoose: (id: string) => void;
};

/** One vehicle of the list. */
export const VehicleRow = memo(function VehicleRow({ vehicle, video, isCurrent, onChoose }: VehicleRowProps) {
  const t = useT(videoLabellingTexts);
  const language = useLanguage();
  const { id, vehicleType, direction } = vehicle;
  const state = stateOf(vehicle);
  const Icon = icons[state];
  const Arrow = direction === null ? null : direction === "INCOMING" ? ArrowDownLeft : ArrowUpRight;
  const frame = frameOf(vehicle, video);
  const known = knownType(vehicleType);
  const time = frame === null ? "" : filmTime(frame / video.frameRate, language);
  const type = known === null ? (vehicleType ?? "") : t(known);
  const way = direction === null ? "" : t(direction === "INCOMING" ? "incoming" : "outgoing");
  const name = [t("vehicle", { id }), t(state), type, way, time].filter((part) => part !== "").join(", ");
  return (
    <li>
      <button
        type="button"
        aria-label={name}
        aria-current={isCurrent || undefined}
        data-state={state}
        onClick={() => onChoose(id)}
      >
        <Icon size={16} aria-hidden />
        <span data-number>{id}</span>
        <span data-what>
          {Arrow === null ? null : <Arrow size={14} aria-hidden />}
          {state === "isFaulty" ? t(state) : type}
        </span>
        <span data-time>{time}</span>
      </button>
    </li>
  );
});
