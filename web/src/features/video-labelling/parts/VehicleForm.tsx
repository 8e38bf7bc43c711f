import { Badge, Box, Button, Card, Field, Flex, Grid, Heading, HStack, Input, Text } from "@chakra-ui/react";
import { LONGEST_PLATE } from "@obcestje/contract/limits/lengths.js";
import { ArrowDownLeft, ArrowUpRight, Ban, CircleCheck, CircleDashed, type LucideIcon } from "lucide-react";
import { type Ref, useId, useState } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { CheckLine } from "../../../shared/form/CheckLine";
import { KeyName } from "../../../shared/shortcuts/KeyName";
import { filmTime } from "../film/filmTime";
import { type Command, keyOf } from "../keys/keyMap";
import { stateOf } from "../labels/vehicleState";
import { frameOf, plateOf, type Vehicle, type Video, vehicleTypes } from "../labels/vehicles";
import { videoLabellingTexts } from "../videoLabellingTexts";
import { PressButton } from "./PressButton";

type VehicleFormProps = {
  vehicle: Vehicle;
  video: Video;
  plateField: Ref<HTMLInputElement>;
  onChange: (part: Partial<Omit<Vehicle, "id">>, options?: { isTyping?: boolean }) => void;
  onPlateLeft: () => void;
  onToFrame: () => void;
  onSetFrame: () => void;
};

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

const looks = {
  labelled: { Icon: CircleCheck, palette: "green" },
  isFaulty: { Icon: Ban, palette: "orange" },
  open: { Icon: CircleDashed, palette: "gray" },
} as const;

/** State of a vehicle: an icon and a word. */
function VehicleState({ vehicle }: { vehicle: Vehicle }) {
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

type LabelButtonProps = {
  command: Command;
  label: string;
  icon?: LucideIcon;
  isPressed: boolean;
  onClick: () => void;
};

/** Toggle button of a label, with its key. */
function LabelButton({ command, label, icon: Icon, isPressed, onClick }: LabelButtonProps) {
  const key = keyOf(command);
  return (
    <PressButton
      isPressed={isPressed}
      aria-label={label}
      aria-keyshortcuts={key}
      size="sm"
      h="auto"
      minH={{ base: "11", md: "10" }}
      px="1.5"
      py="1"
      gap="1.5"
      justifyContent="start"
      whiteSpace="normal"
      textAlign="start"
      lineHeight="1.2"
      fontSize="xs"
      onClick={onClick}
    >
      <KeyName name={key} />
      {Icon === undefined ? null : <Icon aria-hidden />}
      <Box as="span" flex="1">
        {label}
      </Box>
    </PressButton>
  );
}

type PlateFieldProps = {
  ref: Ref<HTMLInputElement>;
  plate: string | null;
  onType: (typed: string) => void;
  /** Called when typing ends. */
  onLeave: () => void;
};

/** Field of a plate; Enter and Escape leave it. Set its key to the vehicle. */
function PlateField({ ref, plate, onType, onLeave }: PlateFieldProps) {
  const t = useT(videoLabellingTexts);
  // The typed text stays until the field is left: replacing it would move the cursor.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field.Root gap="1">
      <Field.Label textStyle="xs" color="fg.muted" fontWeight="normal">
        {t("plate")}
        <KeyName name="p" />
      </Field.Label>
      <Input
        ref={ref}
        size="sm"
        fontSize={{ base: "md", md: "sm" }}
        textTransform="uppercase"
        maxLength={LONGEST_PLATE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed ?? plate ?? ""}
        onChange={({ target }) => {
          setTyped(target.value);
          onType(target.value);
        }}
        onBlur={() => {
          setTyped(null);
          onLeave();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </Field.Root>
  );
}
