import { Box, Button, chakra, Flex, Heading, type SystemStyleObject, Text } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight, Ban, CircleCheck, CircleDashed, Plus } from "lucide-react";
import { memo, useEffect, useId, useRef } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { KeyName } from "../../../shared/shortcuts/KeyName";
import { filmTime } from "../film/filmTime";
import { stateOf } from "../labels/vehicleState";
import { frameOf, knownType, type Vehicle, type Video } from "../labels/vehicles";
import { videoLabellingTexts } from "../videoLabellingTexts";

type VehicleListProps = {
  vehicles: readonly Vehicle[];
  video: Video;
  currentId: string | null;
  onChoose: (id: string) => void;
  onAdd: () => void;
};

/** The video's vehicles in the order of the film, with their states. */
export function VehicleList({ vehicles, video, currentId, onChoose, onAdd }: VehicleListProps) {
  const t = useT(videoLabellingTexts);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (currentId !== null) showCurrent(area.current);
  }, [currentId]);
  return (
    <Flex
      as="section"
      aria-labelledby={id}
      direction="column"
      flex="1"
      minH={{ base: "16rem", lg: "8rem" }}
      maxH={{ base: "24rem", lg: "none" }}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      overflow="hidden"
    >
      <Flex justify="space-between" align="center" ps="3" pe="1" py="1" borderBottomWidth="1px">
        <Heading as="h2" id={id} size="sm" fontWeight="semibold">
          {t("vehicles")}
        </Heading>
        <Button size="xs" variant="ghost" title={t("addHint")} aria-keyshortcuts="n" onClick={onAdd}>
          <Plus aria-hidden />
          {t("add")}
          <KeyName name="n" />
        </Button>
      </Flex>
      <Box ref={area} position="relative" flex="1" minH="0" overflowY="auto">
        {vehicles.length === 0 ? (
          <Text p="4" textStyle="sm" color="fg.muted">
            {t("noVehicles")}
          </Text>
        ) : (
          <chakra.ol listStyleType="none" css={listStyle}>
            {vehicles.map((vehicle) => (
              <VehicleRow
                key={vehicle.id}
                vehicle={vehicle}
                video={video}
                isCurrent={vehicle.id === currentId}
                onChoose={onChoose}
              />
            ))}
          </chakra.ol>
        )}
      </Box>
    </Flex>
  );
}

/** Scrolls only the list: the page stays at the film. */
function showCurrent(area: HTMLElement | null): void {
  const row = area?.querySelector<HTMLElement>("[aria-current=true]")?.closest("li");
  if (!area || !row) return;
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  if (top < area.scrollTop) area.scrollTop = top;
  else if (bottom > area.scrollTop + area.clientHeight) area.scrollTop = bottom - area.clientHeight;
}

const icons = { labelled: CircleCheck, isFaulty: Ban, open: CircleDashed } as const;

/** One CSS rule for the whole list: its thousands of rows are plain elements, laid out when they come into view. */
const listStyle: SystemStyleObject = {
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

const VehicleRow = memo(function VehicleRow({ vehicle, video, isCurrent, onChoose }: VehicleRowProps) {
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
