import { useApolloClient } from "@apollo/client/react";
import {
  Button,
  Field,
  Flex,
  IconButton,
  Input,
  InputGroup,
  SimpleGrid,
  Stack,
  Text,
} from "@chakra-ui/react";
import { LIMITS_A_PLACE } from "@obcestje/contract/limits/counts.js";
import { Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import type { ClientSpeedLimitsQuery } from "../../../graphql/generated";
import { SetSpeedLimitsDocument } from "../../../graphql/operations/speedLimits";
import { refetchActive } from "../../../graphql/refetch";
import { useT } from "../../../i18n/useT";
import { useReason } from "../../../shared/bulk/useReason";
import { type Trial, useTrial } from "../../../shared/change/useTrial";
import { DateField } from "../../../shared/dateField/DateField";
import { faultText } from "../../../shared/form/faultText";
import { faultTexts } from "../../../shared/form/faultTexts";
import { useDialogGuard } from "../../../shared/form/useDialogGuard";
import { HistoryButton } from "../../../shared/merge/HistoryButton";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { useOpened } from "../../../shared/merge/useOpened";
import { useSeenSave } from "../../../shared/merge/useSeenSave";
import { DialogButtons } from "../../../shared/ui/DialogFrame";
import { FaultText } from "../../../shared/ui/FaultText";
import { LargeDialog } from "../../../shared/ui/LargeDialog";
import { toast } from "../../../shared/ui/toastStore";
import { placesTexts } from "../places/placesTexts";
import { TimeList, TrialBox } from "../places/TrialBox";
import { useStayTime } from "../places/useStayTime";
import { isSpeedLimit } from "../settings/limitRules";
import { limitHistoryTexts } from "./limitHistoryTexts";
import { type LimitRow, readRows, rowsOf, spansOf } from "./limitRows";

type Limits = NonNullable<NonNullable<ClientSpeedLimitsQuery["client"]>["speedLimits"]>;

type LimitHistoryDialogProps = {
  place: { id: string; name: string };
  zone: string;
  limits: Limits;
  refetch: () => Promise<{ data?: ClientSpeedLimitsQuery | undefined }>;
  onClose: () => void;
};

/** Says which limit was in force when, once what changes was shown. The present one is changed in the settings. */
export function LimitHistoryDialog({ place, zone, limits, refetch, onClose }: LimitHistoryDialogProps) {
  const t = useT(limitHistoryTexts);
  const placesT = useT(placesTexts);
  const apollo = useApolloClient();
  const [first] = useState(() => rowsOf(limits.list, zone));
  const [rows, setRows] = useState(first);
  const nextKey = useRef(first.length);
  const isDirty = rows !== first;
  const opened = useOpened(limits, isDirty);
  const now = limits.list.at(-1)?.speedLimit ?? 0;
  const read = readRows(rows, zone, now);
  const input = isDirty && read.state === "whole" ? { clientId: place.id, limits: read.input } : null;
  const { etag } = limits;
  const about = `limits:${place.id}`;
  const [trial, tryAgain] = useTrial(SetSpeedLimitsDocument, input, etag, () => {
    void refetch().catch(() => undefined);
  });
  const etagNow = async () => (await refetch()).data?.client?.speedLimits?.etag ?? null;
  const { isAsSeen, save, isSaving, fault } = useSeenSave({ about, opened, etag, refetch: etagNow });
  const after = trial.state === "told" ? trial.data.setSpeedLimits.speedLimits.list : null;
  const canSave = input !== null && after !== null && !isSame(after, limits.list);
  const guard = useDialogGuard({
    isDirty,
    save: async () => {
      if (input === null || !canSave || !isAsSeen()) return false;
      const isSaved = await save(
        (send, held) => send(SetSpeedLimitsDocument, { ...input, ...held }),
        t("saveFailed"),
      );
      if (!isSaved) return false;
      toast.success(t("saved"), about);
      void refetchActive(apollo);
      return true;
    },
    onClose,
  });
  const faults = useRowFaults(trial, fault, read.state === "whole" ? read.order : []);
  const change = (key: number, part: Partial<LimitRow>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () => setRows((all) => [...all, { key: nextKey.current++, from: "", speed: "" }]);
  const remove = (key: number) => setRows((all) => all.filter((row) => row.key !== key));

  return (
    <LargeDialog
      title={t("correctTitle", { name: place.name })}
      width="40rem"
      closeOnInteractOutside={false}
      onClose={guard.close}
      footer={
        <DialogButtons
          action={t("save")}
          isBusy={isSaving}
          disabled={!canSave}
          onCancel={guard.close}
          onClick={() => void guard.saveAndClose()}
        />
      }
    >
      {guard.question}
      <Stack gap="5" py="4">
        <Text textStyle="sm" color="fg.muted">
          {t("intro")}
        </Text>
        <Stack as="ol" aria-label={t("limits")} listStyleType="none" gap="3">
          {rows.map((row, index) => (
            <RowFields
              key={row.key}
              row={row}
              isFirst={index === 0}
              zone={zone}
              fault={faults.rows.get(row.key)}
              onChange={(part) => change(row.key, part)}
              onRemove={() => remove(row.key)}
            />
          ))}
        </Stack>
        <Flex gap="3" wrap="wrap">
          <Button size="sm" variant="outline" disabled={rows.length >= LIMITS_A_PLACE} onClick={add}>
            <Plus size={16} aria-hidden />
            {t("add")}
          </Button>
          <HistoryButton
            thing={{ kind: "SPEED_LIMITS", id: place.id }}
            etag={limits.etag}
            isDirty={isDirty}
            onRestored={(isRestored) => {
              void refetchActive(apollo);
              if (isRestored) onClose();
            }}
          />
        </Flex>
        <TrialBox trial={trial} onRetry={tryAgain}>
          {after === null ? null : isSame(after, limits.list) ? (
            <Text textStyle="sm" role="status">
              {placesT("nothingChanges")}
            </Text>
          ) : (
            <Stack gap="3" role="status">
              <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
                <LimitList title={placesT("before")} limits={limits.list} zone={zone} />
                <LimitList title={placesT("after")} limits={after} zone={zone} isNew />
              </SimpleGrid>
              <Text textStyle="sm" color="fg.muted">
                {t("recounts")}
              </Text>
            </Stack>
          )}
        </TrialBox>
        <FaultText>
          {read.state === "otherNow" ? t("otherNow", { last: read.last, now }) : faults.whole}
        </FaultText>
        <MeanwhileNotice
          thing={{ kind: "SPEED_LIMITS", id: place.id }}
          opened={opened}
          now={limits}
          isEditing={isDirty && !isSaving}
        />
      </Stack>
    </LargeDialog>
  );
}

const isSame = (one: Limits["list"], other: Limits["list"]) =>
  JSON.stringify(spansOf(one)) === JSON.stringify(spansOf(other));

type LimitListProps = { title: string; limits: Limits["list"]; zone: string; isNew?: boolean };

function LimitList({ limits, zone, ...list }: LimitListProps) {
  const t = useT(limitHistoryTexts);
  const timeOf = useStayTime(zone);
  const lines = spansOf(limits).map(({ from, until, speedLimit }) => ({
    key: String(from),
    name: `${speedLimit} ${t("kmh")}`,
    time: timeOf({ from, until }),
  }));
  return <TimeList {...list} lines={lines} />;
}

type RowFieldsProps = {
  row: LimitRow;
  isFirst: boolean;
  zone: string;
  fault: string | undefined;
  onChange: (part: Partial<LimitRow>) => void;
  onRemove: () => void;
};

function RowFields({ row, isFirst, zone, fault, onChange, onRemove }: RowFieldsProps) {
  const t = useT(limitHistoryTexts);
  const isWrong = row.speed.trim() !== "" && !isSpeedLimit(row.speed);
  return (
    <Flex as="li" gap="3" align="start" wrap={{ base: "wrap", sm: "nowrap" }}>
      <Field.Root invalid={fault !== undefined} width={{ base: "full", sm: "16rem" }}>
        <Field.Label srOnly={!isFirst}>{t("from")}</Field.Label>
        {isFirst ? (
          <Text color="fg.muted" py="2" textStyle="sm">
            {t("fromEver")}
          </Text>
        ) : (
          <DateField form="dateTime" zone={zone} value={row.from} onChange={(from) => onChange({ from })} />
        )}
        <Field.ErrorText role="alert">{fault}</Field.ErrorText>
      </Field.Root>
      <Field.Root invalid={isWrong} width="8rem">
        <Field.Label srOnly={!isFirst}>{t("limit")}</Field.Label>
        <InputGroup endElement={t("kmh")} endElementProps={{ color: "fg.muted", textStyle: "sm" }}>
          <Input
            value={row.speed}
            onChange={({ target }) => onChange({ speed: target.value })}
            inputMode="numeric"
            autoComplete="off"
            fontVariantNumeric="tabular-nums"
          />
        </InputGroup>
        <Field.ErrorText role="alert">{t("limitFault")}</Field.ErrorText>
      </Field.Root>
      {isFirst ? null : (
        <IconButton
          variant="ghost"
          aria-label={t("remove", { limit: row.speed })}
          title={t("remove", { limit: row.speed })}
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
}

type RowFaults = { rows: ReadonlyMap<number, string>; whole: string | undefined };

/** The faults of the dry run, or of the last save, by the rows that they are of. */
function useRowFaults(
  trial: Trial<unknown>,
  saved: ReturnType<typeof useSeenSave>["fault"],
  order: readonly number[],
): RowFaults {
  const faultsT = useT(faultTexts);
  const reasonOf = useReason();
  const fault = trial.state === "refused" ? trial.fault : saved;
  if (fault?.kind !== "refused") return { rows: new Map(), whole: undefined };
  const told = fault.error.fields ?? [];
  if (told.some(({ path }) => path.endsWith("ifMatch"))) return { rows: new Map(), whole: undefined };
  const rows = new Map(
    told.flatMap((one) => {
      const key = order[Number(/limits\.(\d+)\./.exec(one.path)?.[1] ?? Number.NaN)];
      return key === undefined ? [] : [[key, faultText(faultsT, one)] as const];
    }),
  );
  const [first] = told;
  const whole = first === undefined ? reasonOf(fault.error) : faultText(faultsT, first);
  return { rows, whole: rows.size > 0 ? undefined : whole };
}
