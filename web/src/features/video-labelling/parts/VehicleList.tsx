import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useT } from "../../../i18n/useT";
import { KeyName } from "../../../shared/shortcuts/KeyName";
import type { Vehicle, Video } from "../labels/vehicles";
import { videoLabellingTexts } from "../videoLabellingTexts";
import { listStyle, VehicleRow } from "./VehicleRow";

type VehicleListProps = {
  vehicles: readonly Vehicle[];
  video: Video;
  currentId: string | null;
  onChoose: (id: string) => void;
  onAdd: () => void;
};

/** The video's vehicles as the film shows them, and how far each is. */
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

/** Scrolls the list alone: the page stays where the film is. */
function showCurrent(area: HTMLElement | null): void {
  const row = area?.querySelector<HTMLElement>("[aria-current=true]")?.closest("li");
  if (!area || !row) return;
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  if (top < area.scrollTop) area.scrollTop = top;
  else if (bottom > area.scrollTop + area.clientHeight) area.scrollTop = bottom - area.clientHeight;
}
