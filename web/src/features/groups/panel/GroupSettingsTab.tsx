import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import { groupsTexts } from "../../../i18n/texts/groups";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { ZoneChooser } from "../../../shared/form/ZoneChooser";
import { useOffers } from "../../../shared/offers/useOffers";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { SwitchInput } from "../../../shared/ui/SwitchInput";
import { useUpdateGroup } from "../changes/useUpdateGroup";
import type { GroupSettings } from "../groupSettings";

/** How a group counts, and how its counts are shown. */
export function GroupSettingsTab({ group }: { group: GroupSettings }) {
  const offers = useOffers();
  const [hasZone, hasImports] = [offers.has("GROUP_ZONE"), offers.has("IMPORTS")];
  return (
    <Stack gap="0" bg="bg.panel" borderWidth="1px" rounded="l3">
      {group.inOutGraphs === null ? null : <InOutGraphs group={group} checked={group.inOutGraphs} />}
      {group.importsAllowed === null || !hasImports ? null : (
        <ImportsAllowed group={group} checked={group.importsAllowed} />
      )}
      {hasZone ? <Zone key={group.timeZone} group={group} /> : null}
    </Stack>
  );
}

type LineProps = { id: string; label: string; hint: string; children: ReactNode };

function Line({ id, label, hint, children }: LineProps) {
  return (
    <Flex
      justify="space-between"
      align="center"
      gap="4"
      wrap="wrap"
      px="4"
      py="4"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
    >
      <Box flex="1" minW="12rem">
        <Text as="label" {...{ htmlFor: id }} fontWeight="medium">
          {label}
        </Text>
        <Text id={`${id}-hint`} textStyle="sm" color="fg.muted">
          {hint}
        </Text>
      </Box>
      {children}
    </Flex>
  );
}

function InOutGraphs({ group, checked }: { group: GroupSettings; checked: boolean }) {
  const t = useT(groupsTexts);
  const id = useId();
  const { update, isBusy } = useUpdateGroup(group);
  return (
    <Line id={id} label={t("inOutGraphs")} hint={t("inOutGraphsHint")}>
      <SwitchInput
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={isBusy}
        onChange={({ target }) =>
          void update({ inOutGraphs: target.checked }, { done: t("settingSaved"), failed: t("inOutFailed") })
        }
      />
    </Line>
  );
}

function ImportsAllowed({ group, checked }: { group: GroupSettings; checked: boolean }) {
  const t = useT(groupsTexts);
  const id = useId();
  const { update, isBusy } = useUpdateGroup(group);
  const says = { done: t("settingSaved"), failed: t("importsFailed") };
  return (
    <Line id={id} label={t("importsAllowed")} hint={t("importsAllowedHint")}>
      <SwitchInput
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={isBusy}
        onChange={({ target }) => void update({ importsAllowed: target.checked }, says)}
      />
    </Line>
  );
}

/** A change counts all anew: it is asked for first. */
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
    <Line id={id} label={t("timeZone")} hint={t("timeZoneHint")}>
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
    </Line>
  );
}
