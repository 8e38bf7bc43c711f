import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import type { ClassAxis } from "@obcestje/contract/ownClasses.js";
import { lazy, Suspense, useId, useState } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { ZoneChooser } from "../../../shared/form/ZoneChooser";
import { useOffers } from "../../../shared/offers/useOffers";
import { classSentence } from "../../../shared/own-classes/classRanges";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { SwitchInput } from "../../../shared/ui/SwitchInput";
import { useUpdateGroup } from "../changes/useUpdateGroup";
import { CrestSetting } from "../crest/CrestSetting";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";
import { ownClassesTexts } from "../own-classes/ownClassesTexts";
import { SettingLine } from "./SettingLine";

const CalendarsDialog = lazy(async () => ({
  default: (await import("../../../shared/calendars/CalendarsDialog")).CalendarsDialog,
}));

/** Settings of a group's counting, display and reports. */
export function GroupSettingsTab({ group }: { group: GroupSettings }) {
  const t = useT(groupsTexts);
  const offers = useOffers();
  const [hasZone, hasImports] = [offers.has("GROUP_ZONE"), offers.has("IMPORTS")];
  const hasCrest = offers.has("GROUP_CREST");
  const hasClasses = offers.has("OWN_CLASSES") && group.ownClasses !== null && group.type === "SPEED";
  return (
    <Stack gap="0" bg="bg.panel" borderWidth="1px" rounded="l3">
      <SettingSwitch group={group} name="inOutGraphs" failed={t("inOutFailed")} />
      {hasImports ? <SettingSwitch group={group} name="importsAllowed" failed={t("importsFailed")} /> : null}
      {offers.has("SECOND_FACTOR") ? (
        <SettingSwitch group={group} name="secondFactor" failed={t("secondFactorFailed")} />
      ) : null}
      {hasCrest ? <CrestSetting key={group.id} group={group} /> : null}
      {hasClasses ? <OwnClassesSetting group={group} /> : null}
      {offers.has("NOTES") ? <Calendars group={group} /> : null}
      {hasZone ? <Zone key={group.timeZone} group={group} /> : null}
    </Stack>
  );
}

type SettingSwitchProps = {
  group: GroupSettings;
  name: "inOutGraphs" | "importsAllowed" | "secondFactor";
  /** Text of a failed change. */
  failed: string;
};

/** A setting that is on or off; nothing if it is unknown. */
function SettingSwitch({ group, name, failed }: SettingSwitchProps) {
  const t = useT(groupsTexts);
  const id = useId();
  const { update, isBusy } = useUpdateGroup(group);
  const isOn = group[name];
  if (isOn === null) return null;
  return (
    <SettingLine id={id} label={t(name)} hint={t(`${name}Hint`)}>
      <SwitchInput
        id={id}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        disabled={isBusy}
        onChange={({ target }) =>
          void update({ [name]: target.checked }, { done: t("settingSaved"), failed })
        }
      />
    </SettingLine>
  );
}

function Calendars({ group }: { group: GroupSettings }) {
  const t = useT(groupsTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingLine id={id} label={t("calendars")} hint={t("calendarsHint")}>
      <Button id={id} size="sm" variant="outline" onClick={() => setOpen(true)}>
        {t("openCalendars")}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CalendarsDialog group={group} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SettingLine>
  );
}

/** A change recomputes all counts: it needs confirmation. */
function Zone({ group }: { group: GroupSettings }) {
  const t = useT(groupsTexts);
  const id = useId();
  const [zone, setZone] = useState(group.timeZone);
  const [isAsking, setAsking] = useState(false);
  const { update, isBusy, fault } = useUpdateGroup(group);
  const change = async () => {
    const says = { done: t("zoneChanged"), failed: t("zoneFailed") };
    if (await update({ timeZone: zone }, says)) setAsking(false);
  };
  return (
    <SettingLine id={id} label={t("timeZone")} hint={t("timeZoneHint")}>
      <Flex gap="2" w={{ base: "full", sm: "auto" }}>
        <Box w={{ base: "full", sm: "15rem" }} minW="0">
          <ZoneChooser
            id={id}
            aria-describedby={`${id}-hint`}
            size="sm"
            known={group.timeZone}
            chosen={zone}
            onChoose={setZone}
          />
        </Box>
        <Button
          size="sm"
          variant="outline"
          disabled={zone === group.timeZone}
          onClick={() => setAsking(true)}
        >
          {t("changeZone")}
        </Button>
      </Flex>
      {isAsking ? (
        <ConfirmDialog
          title={t("zoneTitle")}
          text={t("zoneText", { zone })}
          action={t("changeZone")}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void change()}
          onCancel={() => setAsking(false)}
        >
          {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
        </ConfirmDialog>
      ) : null}
    </SettingLine>
  );
}

const OwnClassesDialog = lazy(async () => ({
  default: (await import("../own-classes/OwnClassesDialog")).OwnClassesDialog,
}));

/** Setting of a group's own classes: which there are, and a dialog to edit them. */
function OwnClassesSetting({ group }: { group: GroupSettings }) {
  const t = useT(ownClassesTexts);
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const sentence = (axis: ClassAxis) => {
    const classes = group.ownClasses?.[axis] ?? null;
    return classes?.length ? classSentence(axis, classes, language) : null;
  };
  const [speeds, lengths] = [sentence("speeds"), sentence("lengths")];
  return (
    <SettingLine id={id} label={t("label")} hint={t("hint")}>
      <Stack gap="2" align={{ base: "stretch", sm: "end" }} w={{ base: "full", sm: "auto" }} maxW="24rem">
        {speeds === null && lengths === null ? null : (
          <Stack gap="0.5" maxW="full" textStyle="sm" textAlign={{ sm: "end" }} overflowWrap="anywhere">
            {speeds === null ? null : <Text>{t("speedsAre", { classes: speeds })}</Text>}
            {lengths === null ? null : <Text>{t("lengthsAre", { classes: lengths })}</Text>}
          </Stack>
        )}
        <Button
          id={id}
          size="sm"
          variant="outline"
          aria-label={t("edit")}
          aria-describedby={`${id}-hint`}
          onClick={() => setOpen(true)}
        >
          {t("edit")}
        </Button>
      </Stack>
      {isOpen ? (
        <Suspense fallback={null}>
          <OwnClassesDialog group={group} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SettingLine>
  );
}
