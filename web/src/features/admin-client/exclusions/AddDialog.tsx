import { Text, Textarea } from "@chakra-ui/react";
import { LONGEST_REASON } from "@obcestje/contract/limits/lengths.js";
import { EXCLUSION_DAYS } from "@obcestje/contract/limits/spans.js";
import { useState } from "react";
import type { AddExclusionMutation } from "../../../graphql/generated";
import { AddExclusionDocument } from "../../../graphql/operations/exclusions";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { DateField } from "../../../shared/dateField/DateField";
import { DialogForm } from "../../../shared/form/FormDialog";
import { TextField } from "../../../shared/form/TextField";
import { wallToUnix } from "../../../shared/interval/wallTime";
import { useNumber } from "../../../shared/number/useNumber";
import { useOffers } from "../../../shared/offers/useOffers";
import { toast } from "../../../shared/ui/toastStore";
import { exclusionsTexts } from "./exclusionsTexts";

type AddDialogProps = {
  client: { id: string; timeZone: string };
  onDone: () => void;
  onClose: () => void;
};

type Removed = AddExclusionMutation["addExclusion"]["removed"];

/** Excludes a period: first shows what that would leave out, then does it. */
export function AddDialog({ client: { id, timeZone }, onDone, onClose }: AddDialogProps) {
  const t = useT(exclusionsTexts);
  const { number } = useNumber();
  const canTry = useOffers().has("DRY_RUN");
  const { change, isBusy } = useChange();
  const [draft, setDraft] = useState<ExclusionDraft>({ from: "", to: "", reason: "" });
  const [faults, setFaults] = useState<DraftFaults>({});
  const [fault, setFault] = useState<BulkFault | null>(null);
  /** Counts that it would leave out; undefined before the dry run. */
  const [removed, setRemoved] = useState<Removed>();
  const dryRun = canTry && removed === undefined;

  const enter = (part: Partial<ExclusionDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFaults({});
    if (part.from !== undefined || part.to !== undefined) setRemoved(undefined);
  };
  const send = async () => {
    const read = periodOf(draft, timeZone);
    if ("faults" in read) return setFaults(read.faults);
    const done = await change(AddExclusionDocument, { clientId: id, ...read.period, dryRun });
    if (done === null) return;
    setFault(done.fault);
    if (done.fault !== null) return;
    if (dryRun) return setRemoved(done.data.addExclusion.removed);
    toast.success(t("done"), `addExclusion:${id}`);
    onClose();
    onDone();
  };
  const said = (field: keyof ExclusionDraft) => {
    const found = faults[field];
    return found && t(found);
  };
  return (
    <DialogForm
      title={t("add")}
      action={t(dryRun ? "look" : "leaveOut")}
      isBusy={isBusy}
      closeOnInteractOutside={false}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={dryRun} />}
      {(["from", "to"] as const).map((end) => (
        <TextField
          key={end}
          label={t(end)}
          error={said(end)}
          {...(end === "to" ? { hint: t("zone", { zone: timeZone }) } : {})}
        >
          <DateField
            form="dateTime"
            zone={timeZone}
            value={draft[end]}
            onChange={(wall) => enter({ [end]: wall })}
          />
        </TextField>
      ))}
      <TextField label={t("reason")} error={said("reason")} hint={t("reasonHint")}>
        <Textarea
          rows={2}
          maxLength={LONGEST_REASON}
          value={draft.reason}
          onChange={({ target }) => enter({ reason: target.value })}
        />
      </TextField>
      <Text role="status" textStyle="sm" hidden={!removed}>
        {removed
          ? t("wouldRemove", {
              vehicles: number(removed.vehicles),
              pedestrians: number(removed.pedestrians),
              bicycles: number(removed.bicycles),
              hours: number(removed.coveredSeconds === null ? null : removed.coveredSeconds / 3600, 1),
            })
          : null}
      </Text>
    </DialogForm>
  );
}

/** Input for an exclusion; times by the device's clock. */
type ExclusionDraft = { from: string; to: string; reason: string };

type DraftFaults = Partial<Record<keyof ExclusionDraft, "missing" | "reasonMissing" | "order" | "tooLong">>;

/** The period in Unix seconds, or the faults of the fields. */
function periodOf(
  { from, to, reason }: ExclusionDraft,
  zone: string,
): { period: { from: number; to: number; reason: string } } | { faults: DraftFaults } {
  const [start, end] = [wallToUnix(from, zone), wallToUnix(to, zone)];
  const faults: DraftFaults = {
    ...(start === null ? { from: "missing" } : {}),
    ...(end === null ? { to: "missing" } : {}),
    ...(reason.trim() === "" ? { reason: "reasonMissing" } : {}),
  };
  if (start !== null && end !== null && end <= start) faults.to = "order";
  if (start !== null && end !== null && end - start > EXCLUSION_DAYS * 86_400) faults.to = "tooLong";
  if (start === null || end === null || Object.keys(faults).length > 0) return { faults };
  return { period: { from: start, to: end, reason: reason.trim() } };
}
