import { Box, Button, Heading, Input, Stack } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import type { BulkFault } from "../../shared/bulk/bulkFault";
import type { GroupRow } from "../../shared/clients/clientRow";
import { Notice } from "../../shared/clients/Notice";
import type { LocationRow } from "../../shared/clients/places";
import { useClients } from "../../shared/clients/useClients";
import { useLocations } from "../../shared/clients/useLocations";
import { CheckLine } from "../../shared/form/CheckLine";
import { FormDialog } from "../../shared/form/FormDialog";
import { TextField } from "../../shared/form/TextField";
import { useFocusFault } from "../../shared/form/useFocusFault";
import { type ApiKey, isViewKey } from "../../shared/keys/apiKey";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { endOfLastDay } from "../../shared/keys/keyEnd";
import { SitesField } from "../../shared/keys/SitesField";
import { withSite } from "../../shared/keys/siteDraft";
import { useKeyChanges } from "../../shared/keys/useKeyChanges";
import { useKeyFault } from "../../shared/keys/useKeyFault";
import { useOffers } from "../../shared/offers/useOffers";
import { useNow } from "../../shared/time/useNow";
import { ChoiceGroup } from "../../shared/ui/ChoiceGroup";
import { CopyLine } from "../../shared/ui/CopyLine";
import { Chooser } from "../../shared/ui/chooser/Chooser";
import { namedOptions } from "../../shared/ui/chooser/namedOptions";
import { DialogFrame } from "../../shared/ui/DialogFrame";
import { sayFailed } from "../../shared/ui/sayFailed";
import { toast } from "../../shared/ui/toastStore";
import { uiTexts } from "../../shared/ui/uiTexts";
import { EndField } from "./EndField";
import { KeyLinks } from "./KeyLinks";
import { emptyKey, type NewKey, newKeyInput } from "./newKey";
import { useNameFault } from "./useNameFault";

type NewKeyDialogProps = {
  /** Refetches the list. */
  onChanged: () => void;
  onClose: () => void;
};

const none: readonly never[] = [];
const kinds = [true, false] as const;

/** Makes a key for a location or a group, view-only or full; a full one is shown only this once. */
export function NewKeyDialog({ onChanged, onClose }: NewKeyDialogProps) {
  const t = useT(apiKeysTexts);
  const ui = useT(uiTexts);
  const { groups = [] } = useClients();
  const locations = useLocations() ?? none;
  const [only, ...otherGroups] = groups;
  const [first] = useState(() => emptyKey(otherGroups.length === 0 ? (only?.id ?? "") : ""));
  const [entered, setEntered] = useState(first);
  const [made, setMade] = useState<ApiKey | null>(null);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const [isTried, setTried] = useState(false);
  const [frame, refuse] = useFocusFault<HTMLDivElement>();
  const { create } = useKeyChanges(async () => onChanged());
  const faultsOf = useKeyFault();
  const nameFault = useNameFault();

  const hasEnds = useOffers().has("APIKEY_ENDS");
  const now = useNow(60_000);

  const { of, viewOnly, name, sites, lastDay } = entered;
  const target = of === "place" ? "clientId" : "groupId";
  const faults = faultsOf(
    fault,
    [target, "name", "origins", "expireDate"],
    t(viewOnly ? "createLostView" : "createLost"),
  );
  const set = (part: Partial<NewKey>) => {
    setFault(null);
    setEntered((before) => ({ ...before, ...part }));
  };
  const group = groups.find(({ id }) => id === entered.groupId);
  const isOfValves = of === "group" && group?.type === "VALVE";
  const missing = entered[target] === "" ? ui("faultMissing") : undefined;

  const submit = async () => {
    setTried(true);
    setFault(null);
    // A site that was typed but not added is included.
    const whole = { ...entered, sites: withSite(sites), viewOnly: viewOnly && !isOfValves };
    setEntered(whole);
    const end = endOfLastDay(lastDay, now);
    const isPast = lastDay !== "" && end === null;
    if (missing !== undefined || nameFault(name) !== undefined || isPast || whole.sites.fault !== null) {
      refuse();
      return false;
    }
    const answer = await create(newKeyInput(whole, end));
    if (answer === null) return false;
    if (answer.fault !== null) {
      setFault(answer.fault);
      sayFailed(answer.fault, t("createFailed"), "createKey");
      refuse();
      return false;
    }
    toast.success(t("created"), "createKey");
    setMade(answer.data);
    onChanged();
    return false;
  };

  if (made !== null) return <MadeKeyDialog apiKey={made} onClose={onClose} />;
  return (
    <FormDialog
      title={t("create")}
      action={t("createAction")}
      isDirty={entered !== first}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack ref={frame} gap="5">
        <TargetFields
          entered={entered}
          locations={locations}
          groups={groups}
          onChange={set}
          error={(isTried ? missing : undefined) ?? faults.at(target)}
        />
        <Stack role="radiogroup" aria-label={t("kind")} gap="3">
          {kinds.map((kind) => (
            <CheckLine
              key={String(kind)}
              type="radio"
              name="kind"
              label={t(kind ? "viewOnly" : "full")}
              hint={t(kind ? (isOfValves ? "noViewOfValves" : "viewOnlyHint") : "fullHint")}
              checked={(viewOnly && !isOfValves) === kind}
              disabled={kind && isOfValves}
              onChange={() => set({ viewOnly: kind })}
            />
          ))}
        </Stack>
        <TextField
          label={t("name")}
          isOptional
          hint={t("nameHint")}
          error={nameFault(name) ?? faults.at("name")}
        >
          <Input
            value={name}
            autoComplete="off"
            onChange={({ target: field }) => set({ name: field.value })}
          />
        </TextField>
        {hasEnds ? (
          <EndField
            lastDay={lastDay}
            onChange={(day) => set({ lastDay: day })}
            error={faults.at("expireDate")}
          />
        ) : null}
        <Box>
          <Heading as="h3" size="sm" fontWeight="medium" pb="1">
            {t("sites")}
          </Heading>
          <SitesField draft={sites} onDraft={(next) => set({ sites: next })} error={faults.at("origins")} />
        </Box>
        {faults.rest === undefined ? null : <Notice kind="error">{faults.rest}</Notice>}
      </Stack>
    </FormDialog>
  );
}

/** A new key: a full one is shown only this once, a view-only one with its links. */
function MadeKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useT(apiKeysTexts);
  const ui = useT(uiTexts);
  const isForgotten = !isViewKey(apiKey);
  return (
    <DialogFrame
      title={t(isForgotten ? "madeFull" : "madeView")}
      size="lg"
      isBusy={false}
      closeOnInteractOutside={!isForgotten}
      closeOnEscape={!isForgotten}
      onClose={onClose}
      footer={<Button onClick={onClose}>{ui("close")}</Button>}
    >
      {isForgotten ? (
        <>
          <Notice kind="warning">{t("once")}</Notice>
          <CopyLine isSecret label={t("key")} value={apiKey.key ?? ""} />
        </>
      ) : (
        <KeyLinks apiKey={apiKey} />
      )}
    </DialogFrame>
  );
}

type TargetFieldsProps = {
  entered: Pick<NewKey, "of" | "clientId" | "groupId">;
  locations: readonly LocationRow[];
  groups: readonly GroupRow[];
  onChange: (part: Partial<NewKey>) => void;
  /** Fault of the chosen location or group. */
  error: string | undefined;
};

/** Target of a new key: one location, or all of a group. */
function TargetFields({ entered, locations, groups, onChange, error }: TargetFieldsProps) {
  const t = useT(apiKeysTexts);
  const isPlace = entered.of === "place";
  const offered = useMemo(() => namedOptions(isPlace ? locations : groups), [isPlace, locations, groups]);
  return (
    <Stack gap="3">
      <ChoiceGroup
        label={t("openWhat")}
        choices={[
          { value: "place", name: t("onePlace") },
          { value: "group", name: t("wholeGroup") },
        ]}
        chosen={entered.of}
        onChoose={(of) => onChange({ of })}
      />
      <TextField label={t(isPlace ? "place" : "group")} required error={error}>
        <Chooser
          options={offered}
          placeholder={t(isPlace ? "choosePlace" : "chooseGroup")}
          chosen={isPlace ? entered.clientId : entered.groupId}
          onChoose={(id) => onChange(isPlace ? { clientId: id } : { groupId: id })}
        />
      </TextField>
    </Stack>
  );
}
