import { Box, Button, Card, Flex, Grid, Heading, HStack, Text } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { type Ref, useId } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { CheckLine } from "../../../shared/form/CheckLine";
import { KeyName } from "../../../shared/shortcuts/KeyName";
import { filmTime } from "../film/filmTime";
import { frameOf, plateOf, type Vehicle, type Video, vehicleTypes } from "../labels/vehicles";
import { videoLabellingTexts } from "../videoLabellingTexts";
import { LabelButton } from "./LabelButton";
import { PlateField } from "./PlateField";
import { VehicleState } from "./VehicleState";

type VehicleFormProps = {
  vehicle: Vehicle;
  video: Video;
  plateField: Ref<HTMLInputElement>;
  onChange: (part: Partial<Omit<Vehicle, "id">>, options?: { isTyping?: boolean }) => void;
  onPlateLeft: () => void;
  onToFrame: () => void;
  onSetFrame: () => void;
};

/** All that is said of one vehicle. */
export function VehicleForm(props: VehicleFormProps) {
  const { vehicle, video, onChange, onToFrame, onSetFrame } = props;
  const t = useT(videoLabellingTexts);
  const language = useLanguage();
  const id = useId();
  const frame = frameOf(vehicle, video);
  const direction = (value: NonNullable<Vehicle["direction"]>) => ({
    isPressed: vehicle.direction === value,
    onClick: () => onChange({ direction: vehicle.direction === value ? null : value }),
  });
  return (
    <Card.Root as="section" size="sm" aria-labelledby={id} p="3" gap="2.5">
      <Flex justify="space-between" align="center" gap="2">
        <Heading as="h2" id={id} size="sm" fontWeight="semibold">
          {t("vehicle", { id: vehicle.id })}
        </Heading>
        <VehicleState vehicle={vehicle} />
      </Flex>
      <Box role="group" aria-label={t("type")}>
        <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="1.5">
          {vehicleTypes.map((type) => (
            <LabelButton
              key={type}
              command={type}
              label={t(type)}
              isPressed={vehicle.vehicleType === type}
              onClick={() => onChange({ vehicleType: vehicle.vehicleType === type ? null : type })}
            />
          ))}
        </Grid>
      </Box>
      <Grid role="group" aria-label={t("direction")} templateColumns="repeat(2, minmax(0, 1fr))" gap="1.5">
        <LabelButton
          command="incoming"
          label={t("incoming")}
          icon={ArrowDownLeft}
          {...direction("INCOMING")}
        />
        <LabelButton
          command="outgoing"
          label={t("outgoing")}
          icon={ArrowUpRight}
          {...direction("OUTGOING")}
        />
      </Grid>
      <HStack justify="space-between" textStyle="sm">
        <CheckLine
          label={t("faulty")}
          checked={vehicle.faultyReading === true}
          onChange={({ target }) => onChange({ faultyReading: target.checked })}
        />
        <KeyName name="x" />
      </HStack>
      <PlateField
        key={vehicle.id}
        ref={props.plateField}
        plate={vehicle.plate}
        onType={(typed) => onChange({ plate: plateOf(typed) }, { isTyping: true })}
        onLeave={props.onPlateLeft}
      />
      {video.url === null ? null : (
        <Box>
          <Flex justify="space-between" gap="2" pb="1">
            <Text textStyle="xs" color="fg.muted">
              {t("ownFrame")}
            </Text>
            <Text textStyle="xs" fontWeight="medium" fontVariantNumeric="tabular-nums">
              {frame === null ? t("noFrame") : `${frame} · ${filmTime(frame / video.frameRate, language)}`}
            </Text>
          </Flex>
          <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="1.5">
            <Button
              size="xs"
              variant="outline"
              disabled={frame === null}
              onClick={onToFrame}
              aria-keyshortcuts="f"
            >
              {t("toFrame")}
              <KeyName name="f" />
            </Button>
            <Button size="xs" variant="outline" onClick={onSetFrame} aria-keyshortcuts="m">
              {t("setFrame")}
              <KeyName name="m" />
            </Button>
          </Grid>
        </Box>
      )}
    </Card.Root>
  );
}
