import { Input, Menu } from "@chakra-ui/react";
import {
  CalendarOff,
  CalendarSync,
  EllipsisVertical,
  FolderInput,
  TextCursorInput,
  Trash2,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/useT";
import { FormDialog } from "../../../shared/form/FormDialog";
import { TextField } from "../../../shared/form/TextField";
import { useOffers } from "../../../shared/offers/useOffers";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { IconAction } from "../../../shared/ui/IconAction";
import type { ValveBundle, ValveLocation } from "../../../shared/valves/valve";
import { nameFault } from "./bundleName";
import { MoveDialog } from "./MoveDialog";
import { PauseDialog } from "./PauseDialog";
import { useBundleChanges } from "./useBundleChanges";
import { valveBundlesTexts } from "./valveBundlesTexts";

function RenameDialog({ bundle, onClose }: { bundle: ValveBundle; onClose: () => void }) {
  const t = useT(valveBundlesTexts);
  const { rename, faultAt } = useBundleChanges();
  const first = useRef<HTMLInputElement>(null);
  // Updates during editing don't change the initial value.
  const [{ name: before }] = useState(bundle);
  const [name, setName] = useState(before);
  const fault = nameFault(name);
  const submit = async () => {
    if (fault !== undefined) first.current?.focus();
    return fault === undefined && (name.trim() === before || rename(bundle, name.trim()));
  };
  return (
    <FormDialog
      title={t("renameTitle", { name: before })}
      action={t("rename")}
      isDirty={name !== before}
      firstField={first}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t("name")} required error={fault ?? faultAt("name")}>
        <Input ref={first} value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </TextField>
    </FormDialog>
  );
}

/** Asks for confirmation before a bundle is deleted; its valves stay. */
function RemoveDialog({ bundle, onClose }: { bundle: ValveBundle; onClose: () => void }) {
  const t = useT(valveBundlesTexts);
  const { remove, isBusy } = useBundleChanges();
  const { name, valves } = bundle;
  const confirm = async () => {
    if (await remove(bundle)) onClose();
  };
  return (
    <ConfirmDialog
      title={t("removeTitle", { name })}
      text={valves.length === 0 ? t("removeEmptyText") : t("removeText", { count: valves.length })}
      action={t("removeBundle")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

type BundleActionsProps = { location: ValveLocation; bundle: ValveBundle };

const dialogs = { pause: PauseDialog, rename: RenameDialog, move: MoveDialog, remove: RemoveDialog };

/** Menu of a bundle's actions besides its schedule. */
export function BundleActions({ location, bundle }: BundleActionsProps) {
  const t = useT(valveBundlesTexts);
  const { editSchedule, editBundles } = location.permissions;
  const offers = useOffers();
  const canPause = editSchedule && offers.has("VALVE_TIMER");
  const { pause, isBusy } = useBundleChanges();
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  // The menu that opened the dialog is gone by then.
  useEffect(() => (open === null ? undefined : () => trigger.current?.focus()), [open]);
  const Dialog = open === null ? null : dialogs[open];
  const ask = (dialog: keyof typeof dialogs) => () => setOpen(dialog);
  const items = [
    ...(canPause ? [{ value: "pause", text: t("pause"), Icon: CalendarOff, act: ask("pause") }] : []),
    ...(canPause && bundle.pausedUntil !== null
      ? [
          {
            value: "pauseEnd",
            text: t("pauseEnd"),
            Icon: CalendarSync,
            act: () => void pause(bundle, null, t("pauseEnded")),
          },
        ]
      : []),
    ...(editBundles
      ? [
          { value: "rename", text: t("rename"), Icon: TextCursorInput, act: ask("rename") },
          ...(bundle.valves.length > 0 && offers.has("VALVE_MOVE")
            ? [{ value: "move", text: t("move"), Icon: FolderInput, act: ask("move") }]
            : []),
          { value: "remove", text: t("removeBundle"), Icon: Trash2, act: ask("remove") },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  const label = t("bundleActions", { name: bundle.name });
  return (
    <>
      <Menu.Root positioning={{ placement: "bottom-end" }}>
        <Menu.Trigger asChild>
          <IconAction
            icon={EllipsisVertical}
            size="md"
            ref={trigger}
            label={label}
            variant="outline"
            minH="11"
            minW="11"
            aria-busy={isBusy}
          />
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {items.map(({ value, text, Icon, act }) => (
              <Menu.Item key={value} value={value} onClick={act}>
                <Icon size={16} aria-hidden />
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {Dialog === null ? null : (
        <Dialog location={location} bundle={bundle} from={bundle} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
