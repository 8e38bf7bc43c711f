import { Button, chakra, Flex, Image, Skeleton, Stack, Text } from "@chakra-ui/react";
import { LARGEST_CREST } from "@obcestje/contract/limits/fileSizes.js";
import { ImageUp, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { CrestFragment } from "../../../graphql/generated";
import { RemoveGroupCrestDocument, useGroupCrestQuery } from "../../../graphql/operations/crest";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { etagOf, isHeldBack } from "../../../shared/merge/heldSave";
import { useLastChange } from "../../../shared/merge/useLastChange";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { IconAction } from "../../../shared/ui/IconAction";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { UploadProgress } from "../../../shared/upload/UploadProgress";
import type { GroupSettings } from "../groupSettings";
import { SettingLine } from "../panel/SettingLine";
import { accepted } from "./crestFile";
import { crestTexts } from "./crestTexts";
import { useCrestUpload } from "./useCrestUpload";

/** Setting of a group's crest, which is printed on its reports. */
export function CrestSetting({ group }: { group: GroupSettings }) {
  const t = useT(crestTexts);
  const ui = useT(uiTexts);
  const id = useId();
  const answer = useGroupCrestQuery({ variables: { id: group.id }, fetchPolicy: "cache-and-network" });
  const told = useLastGood(answerOf(answer)).data?.group;
  const refetch = () => void answer.refetch().catch(() => undefined);
  return (
    <SettingLine id={id} label={t("label")} hint={t("hint", { most: LARGEST_CREST.said })}>
      {answer.error ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Text textStyle="sm" color="fg.error">
            {t("loadFailed")}
          </Text>
          <Button size="sm" variant="outline" onClick={refetch}>
            {ui("retry")}
          </Button>
        </Flex>
      ) : told ? (
        <Crest id={id} group={group} crest={told.crest} onSet={refetch} />
      ) : (
        <Skeleton w={frame.w} h={frame.h} />
      )}
    </SettingLine>
  );
}

const frame = { w: { base: "full", sm: "15rem" }, h: "6.5rem" } as const;

type CrestProps = {
  id: string;
  group: GroupSettings;
  crest: CrestFragment["crest"];
  onSet: () => void;
};

function Crest({ id, group, crest, onSet }: CrestProps) {
  const t = useT(crestTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const { who, time } = useLastChange(isOvertaken ? { kind: "CREST", id: group.id } : null);
  const overtaken = () => {
    setOvertaken(true);
    onSet();
  };
  const { uploading, fault: uploadFault, set } = useCrestUpload(group.id, crest, { set: onSet, overtaken });
  const fault = isOvertaken ? t("overtaken", { who, time }) : uploadFault;
  return (
    <Stack gap="2" w={frame.w}>
      {uploading ? (
        <UploadProgress label={t("uploading")} uploading={uploading} />
      ) : crest === null ? null : (
        <Preview crest={crest} name={group.name} />
      )}
      {fault === null ? null : (
        <Text id={`${id}-fault`} role="alert" textStyle="sm" color="fg.error">
          {fault}
        </Text>
      )}
      <chakra.input
        ref={input}
        id={id}
        type="file"
        srOnly
        tabIndex={-1}
        accept={accepted}
        aria-describedby={`${id}-hint`}
        aria-invalid={fault !== null}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          setOvertaken(false);
          if (chosen !== undefined) void set(chosen);
          // The same file can be chosen again after it was changed.
          target.value = "";
        }}
      />
      <Flex gap="2">
        <Button
          size="sm"
          variant="outline"
          flex="1"
          disabled={uploading !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden />
          {t(crest === null ? "upload" : "replace")}
        </Button>
        {crest === null ? null : (
          <IconAction
            icon={Trash2}
            variant="outline"
            colorPalette="red"
            label={t("remove")}
            disabled={uploading !== null}
            onClick={() => {
              setOvertaken(false);
              setAsking(true);
            }}
          />
        )}
      </Flex>
      {isAsking ? (
        <RemoveCrestDialog
          group={group}
          crest={crest}
          onRemoved={onSet}
          onOvertaken={overtaken}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Stack>
  );
}

/** With fewer pixels a crest is smaller than its room on paper, or not sharp. */
const fewPixels = 400;

/** As on paper, which is white even in dark mode. */
function Preview({ crest, name }: { crest: NonNullable<CrestFragment["crest"]>; name: string }) {
  const t = useT(crestTexts);
  const { picture, width, height } = crest;
  return (
    <Stack gap="1">
      <Flex h={frame.h} p="3" align="center" justify="center" bg="white" borderWidth="1px" rounded="l2">
        <Image src={picture} alt={t("picture", { name })} maxW="full" maxH="full" objectFit="contain" />
      </Flex>
      {width === null || height === null ? null : (
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t("pixels", { width, height })}
          {Math.max(width, height) < fewPixels ? ` · ${t("few")}` : null}
        </Text>
      )}
    </Stack>
  );
}

type RemoveCrestDialogProps = {
  group: GroupSettings;
  /** As it was when it was asked for. */
  crest: CrestFragment["crest"];
  onRemoved: () => void;
  /** It is another one by now. */
  onOvertaken: () => void;
  onClose: () => void;
};

/** Removes a group's crest after confirmation. */
function RemoveCrestDialog({ group, crest, onRemoved, onOvertaken, onClose }: RemoveCrestDialogProps) {
  const t = useT(crestTexts);
  const { change, isBusy } = useChange();
  const [opened] = useState(crest);
  const [fault, setFault] = useState<BulkFault | null>(null);
  const remove = async () => {
    const input = { groupId: group.id, ifMatch: etagOf(opened), dryRun: false };
    const changed = await change(RemoveGroupCrestDocument, input);
    if (changed === null) return;
    if (changed.fault?.kind === "refused" && isHeldBack(changed.fault.error.fields)) {
      onOvertaken();
      return onClose();
    }
    setFault(changed.fault);
    if (changed.fault !== null) return sayFailed(changed.fault, t("removeFailed"), `crest:${group.id}`);
    toast.success(t("removed"), `crest:${group.id}`);
    onRemoved();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t("removeTitle", { name: group.name })}
      text={t("removeText")}
      action={t("removeAction")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}
