import { Stack, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { MoveChoicesQuery } from "../../../graphql/generated";
import { MoveClientDocument } from "../../../graphql/operations/places";
import { useClientSettingsQuery } from "../../../graphql/operations/settings";
import { useT } from "../../../i18n/useT";
import { useTrial } from "../../../shared/change/useTrial";
import { clientKind } from "../../../shared/chart/clientKind";
import { useDialogGuard } from "../../../shared/form/useDialogGuard";
import { answerOf } from "../../../shared/live/answerOf";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { useOpened } from "../../../shared/merge/useOpened";
import { useLocalSession } from "../../../shared/session/useLocalSession";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { DialogButtons } from "../../../shared/ui/DialogFrame";
import { FaultText } from "../../../shared/ui/FaultText";
import { LargeDialog } from "../../../shared/ui/LargeDialog";
import { PartFault } from "../../../shared/ui/PartFault";
import type { SettingsValues } from "../settings/settingsValues";
import { LimitFollows, type LimitOrder } from "./LimitFollows";
import { changesOf, type Moved, MovePreview } from "./MovePreview";
import {
  type ChosenPlace,
  chosenMove,
  firstChoice,
  type MoveChoice,
  type MovedDevice,
  type MoveHint,
  openPlaces,
  stayBefore,
} from "./moveChoice";
import { placesTexts } from "./placesTexts";
import { leftSettings, newPlaceValues, placeInput } from "./placeValues";
import { useMoveFaults } from "./useMoveFaults";
import { useSaveMove } from "./useSaveMove";
import type { Stay } from "./useStays";
import { useStayTime } from "./useStayTime";
import { TimeField, WhenFields } from "./WhenFields";
import { WhereFields } from "./WhereFields";

type MoveFormProps = {
  device: MovedDevice;
  places: readonly ChosenPlace[];
  /** A stay to correct; null: the device is moved. */
  correct: Stay | null;
  /** A move that nobody told of yet: the device's settings are the new place's, if they were changed. */
  hint: MoveHint | null;
  refetch: () => Promise<{ data?: MoveChoicesQuery | undefined }>;
  onClose: () => void;
};

export function MoveForm({ device, places, correct, hint, refetch, onClose }: MoveFormProps) {
  const t = useT(placesTexts);
  const isAdmin = useLocalSession()?.isAdmin === 1;
  const zone = device.timeZone;
  const hasSpeed = clientKind(device) === "speed";
  const offered = openPlaces(places, device, isAdmin);
  const [first] = useState(() => firstChoice(correct, offered.length > 0, zone, hint));
  const [choice, setChoice] = useState(first);
  const choose = (part: Partial<MoveChoice>) => setChoice((now) => ({ ...now, ...part }));
  const [initial] = useState(() => newPlaceValues(device.settings, Boolean(hint?.before)));
  const form = useForm<SettingsValues>({ mode: "onTouched", defaultValues: initial });
  const values = { ...initial, ...useWatch({ control: form.control }) } as SettingsValues;
  const settings = placeInput(values, hasSpeed);
  const chosen = chosenMove(device, choice, correct, settings);
  const input =
    chosen.input && hint?.before ? { ...chosen.input, leaves: leftSettings(hint.before) } : chosen.input;
  const isDirty = choice !== first || form.formState.isDirty;
  // What speaks for a move is chosen already.
  const isChosen = isDirty || hint !== null;
  const etag = device.stays?.etag ?? null;
  const overtaken = () => void refetch().catch(() => undefined);
  const [trial, tryAgain] = useTrial(MoveClientDocument, isChosen ? input : null, etag, overtaken);
  const limit = trial.state === "told" && hasSpeed ? newLimit(device, trial.data.moveClient) : null;
  const query = useClientSettingsQuery({
    variables: { id: device.id },
    fetchPolicy: "network-only",
    skip: limit === null,
  });
  const signed = answerOf(query).data?.client;
  // Without a move on record it was called so where it was.
  const named = { ...device, name: hint?.before?.locationName ?? device.name };
  const order = useRef<LimitOrder>(null);
  const opened = useOpened(device.stays, isChosen);
  const shown = { device, input, opened, etag, order, correct, refetch };
  const { save, isSaving, fault } = useSaveMove(shown);

  const place =
    choice.where === "place" && choice.wrong === "place"
      ? places.find(({ id }) => id === choice.placeId)
      : undefined;
  const newPlace = choice.where === "new" ? (settings?.locationName ?? undefined) : undefined;
  const changes = trial.state === "told" ? changesOf(named, places, newPlace, trial.data.moveClient) : null;
  const isKnown = limit === null || signed !== undefined;
  const canSave = isKnown && changes !== null && changes.before.length + changes.after.length > 0;
  const guard = useDialogGuard({
    isDirty,
    save: async () => canSave && (await save()),
    onClose,
  });
  const faults = useMoveFaults(chosen.fault, trial, fault);
  const before = correct === null ? null : stayBefore(device.stays?.list ?? [], correct).before;
  const timeOf = useStayTime(zone);
  const placeName = (stay: Pick<Stay, "placeId" | "place">) =>
    stay.placeId === null ? t("store") : (stay.place?.name ?? t("unseenPlace"));
  const where = (
    <WhereFields
      label={t(correct === null ? "where" : "whereWas")}
      choice={choice}
      onChoose={choose}
      places={offered}
      form={form}
      hasSpeed={hasSpeed}
      fault={faults.placeId}
    />
  );

  return (
    <LargeDialog
      title={correct === null ? t("moveTitle", { name: device.name }) : t("correctTitle")}
      width="46rem"
      closeOnInteractOutside={false}
      onClose={guard.close}
      footer={
        <DialogButtons
          action={t(correct === null ? "save" : "correct")}
          isBusy={isSaving}
          disabled={!canSave}
          onCancel={guard.close}
          onClick={() => void guard.saveAndClose()}
        />
      }
    >
      {guard.question}
      <Stack gap="5" py="4">
        {correct === null ? (
          <>
            {where}
            <WhenFields choice={choice} onChoose={choose} zone={zone} faults={faults} />
          </>
        ) : (
          <>
            <Text color="fg.muted" overflowWrap="anywhere">
              {t("corrects", { name: placeName(correct), time: timeOf(correct) })}
            </Text>
            {before === null ? null : (
              <ChoiceGroup
                label={t("whatToCorrect")}
                choices={[
                  { value: "place", name: t("wrongPlace") },
                  { value: "start", name: t("wrongStart") },
                ]}
                chosen={choice.wrong}
                onChoose={(wrong) => choose({ wrong })}
              />
            )}
            {choice.wrong === "place" || before === null ? (
              where
            ) : (
              <TimeField
                label={t("start")}
                hint={t("startHint", { place: placeName(before) })}
                value={choice.start}
                onChange={(start) => choose({ start })}
                zone={zone}
                fault={faults.from ?? faults.until}
              />
            )}
          </>
        )}
        <MovePreview
          device={named}
          places={places}
          place={place}
          newPlace={newPlace}
          trial={trial}
          onRetry={tryAgain}
        >
          {limit === null || !signed?.config ? null : (
            <LimitFollows client={signed} was={device.settings.speedLimit} is={limit} order={order} />
          )}
          {limit !== null && query.error !== undefined ? (
            <PartFault
              text={t("trialFailed")}
              at={null}
              onRetry={() => void query.refetch().catch(() => undefined)}
            />
          ) : null}
        </MovePreview>
        <FaultText>{faults.whole}</FaultText>
        <MeanwhileNotice
          thing={{ kind: "STAYS", id: device.id }}
          opened={opened}
          now={device.stays}
          isEditing={isChosen && !isSaving}
        />
      </Stack>
    </LargeDialog>
  );
}

/** The limit of the place where a move leaves a device, km/h; null: it stays the same, or it is in the store. */
function newLimit(device: { settings: { speedLimit: number } }, { stays, settings }: Moved): number | null {
  const isStored = stays.list.at(-1)?.placeId === null;
  const limit = settings?.speedLimit ?? null;
  return isStored || limit === device.settings.speedLimit ? null : limit;
}
