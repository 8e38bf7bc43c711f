import { chakra, SimpleGrid, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { type T, useT } from "../../../i18n/useT";
import { useOffers } from "../../../shared/offers/useOffers";
import { useNow } from "../../../shared/time/useNow";
import { DialogButtons, DialogFrame } from "../../../shared/ui/DialogFrame";
import { useMoment } from "../../../shared/valves/useMoment";
import { valvesTexts } from "../../../shared/valves/valvesTexts";

type ManualOnDialogProps = {
  name: string;
  timeZone: string;
  /** True if its schedule follows after the end, false if nothing does; null: unknown. */
  isThenScheduled: boolean | null;
  isBusy: boolean;
  /** Seconds; null: no end. */
  onOpen: (duration: number | null) => void;
  onClose: () => void;
};

/** Minutes. */
const lengths = [5, 10, 15, 30, 60, 120] as const;
const usual = 30;

type Choice = (typeof lengths)[number] | null;

const lengthName = (t: T<typeof valvesTexts>, minutes: Choice): string => {
  if (minutes === null) return t("withoutEnd");
  return minutes < 60 ? t("minutes", { count: minutes }) : t("hours", { count: minutes / 60 });
};

/** Asks for the duration before a valve is opened by hand; if the portal's platform can't end it, only for confirmation. */
export function ManualOnDialog(props: ManualOnDialogProps) {
  const { name, timeZone, isThenScheduled, isBusy, onOpen, onClose } = props;
  const t = useT(valvesTexts);
  const canEnd = useOffers().has("VALVE_TIMER");
  const [length, choose] = useState<Choice>(usual);
  const chosen = canEnd ? length : null;
  const group = useId();
  const moment = useMoment(timeZone);
  const now = useNow();
  return (
    <DialogFrame
      title={t("manualOnTitle", { name })}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <DialogButtons
          size="lg"
          action={t("openNow")}
          isBusy={isBusy}
          onCancel={onClose}
          onClick={() => onOpen(chosen === null ? null : chosen * 60)}
        />
      }
    >
      <Text color="fg.muted">{t(canEnd ? "manualOnText" : "manualOnPlainText")}</Text>
      {canEnd ? (
        <chakra.fieldset>
          <chakra.legend textStyle="sm" fontWeight="medium" pb="2">
            {t("howLong")}
          </chakra.legend>
          <SimpleGrid columns={3} gap="2">
            {[...lengths, null].map((minutes) => (
              <LengthTile
                key={minutes}
                group={group}
                name={lengthName(t, minutes)}
                isChosen={chosen === minutes}
                isWide={minutes === null}
                onChoose={() => choose(minutes)}
              />
            ))}
          </SimpleGrid>
        </chakra.fieldset>
      ) : null}
      <Text role="status" color={chosen === null ? "fg.warning" : undefined}>
        {chosen === null
          ? t("withoutEndText")
          : isThenScheduled === null
            ? t("endsOnly", { time: moment(now + chosen * 60) })
            : t("endsText", {
                time: moment(now + chosen * 60),
                after: t(isThenScheduled ? "thenSchedule" : "thenClosed"),
              })}
      </Text>
    </DialogFrame>
  );
}

type LengthTileProps = {
  group: string;
  name: string;
  isChosen: boolean;
  isWide: boolean;
  onChoose: () => void;
};

function LengthTile({ group, name, isChosen, isWide, onChoose }: LengthTileProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      justifyContent="center"
      minH="12"
      px="2"
      rounded="lg"
      borderWidth="1px"
      borderColor={isChosen ? "brand.solid" : "border.control"}
      bg={isChosen ? "brand.subtle" : "bg.panel"}
      color={isChosen ? "brand.fg" : undefined}
      fontWeight="medium"
      cursor="pointer"
      gridColumn={isWide ? "1 / -1" : undefined}
      _focusWithin={{ outline: "2px solid {colors.brand.focusRing}", outlineOffset: "2px" }}
    >
      <chakra.input type="radio" srOnly name={group} checked={isChosen} onChange={onChoose} />
      {name}
    </chakra.label>
  );
}
