import { useApolloClient } from "@apollo/client/react";
import { Button, chakra, Flex, IconButton, Image, Skeleton, Stack, Text } from "@chakra-ui/react";
import { LARGEST_CREST } from "@obcestje/contract/limits/fileSizes.js";
import { ImageUp, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { CrestFragment } from "../../../graphql/generated";
import {
  GroupCrestDocument,
  RemoveGroupCrestDocument,
  useGroupCrestQuery,
} from "../../../graphql/operations/crest";
import { useLanguage, useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { faultTexts } from "../../../shared/form/faultTexts";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { fileSize } from "../../../shared/number/fileSize";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { UploadProgress } from "../../../shared/upload/UploadProgress";
import { uploadTexts } from "../../../shared/upload/uploadTexts";
import { useUpload } from "../../../shared/upload/useUpload";
import type { GroupSettings } from "../groupSettings";
import { SettingLine } from "../panel/SettingLine";
import { accepted, crestFault } from "./crestFile";
import { crestTexts } from "./crestTexts";

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
  const { uploading, fault, set } = useCrestUpload(group.id, crest, onSet);
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
          <IconButton
            size="sm"
            variant="outline"
            colorPalette="red"
            aria-label={t("remove")}
            title={t("remove")}
            disabled={uploading !== null}
            onClick={() => setAsking(true)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </Flex>
      {isAsking ? (
        <RemoveCrestDialog group={group} onRemoved={onSet} onClose={() => setAsking(false)} />
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

/**
 * Uploads a picture as a group's crest, and shows the result.
 * @param before the present crest
 */
function useCrestUpload(groupId: string, before: CrestFragment["crest"], onSet: () => void) {
  const t = useT(crestTexts);
  const faultsT = useT(faultTexts);
  const words = useT(uploadTexts);
  const language = useLanguage();
  const apollo = useApolloClient();
  const { uploading, upload } = useUpload();
  const [fault, setFault] = useState<string | null>(null);

  /** True if a crest has arrived since. After a lost answer this is the only way to know. */
  const hasCome = () => async (): Promise<boolean> => {
    const { data } = await apollo.query({
      query: GroupCrestDocument,
      variables: { id: groupId },
      fetchPolicy: "network-only",
    });
    const crest = data?.group?.crest;
    return crest !== undefined && crest !== null && crest.setDate !== (before?.setDate ?? null);
  };

  const set = async (file: File): Promise<void> => {
    const size = fileSize(file.size, language);
    if (file.size === 0) return setFault(words("empty"));
    if (file.size > LARGEST_CREST.bytes)
      return setFault(words("tooLarge", { size, most: LARGEST_CREST.said }));
    setFault(null);
    const form = new FormData();
    form.append("file", file);
    const address = `/group/crest?groupId=${encodeURIComponent(groupId)}`;
    const came = () => {
      const find = hasCome();
      return () => find().catch(() => false);
    };
    const end = await upload({ address, form, size: file.size, hasCome: came });
    if (end === null) return;
    setFault(crestFault(end, { faultsT, words, size }));
    if (end.kind !== "done") return;
    toast.success(t("saved"), `crest:${groupId}`);
    onSet();
  };
  return { uploading, /** Fault of the last upload. */ fault, set };
}

type RemoveCrestDialogProps = { group: GroupSettings; onRemoved: () => void; onClose: () => void };

/** Removes a group's crest after confirmation. */
function RemoveCrestDialog({ group, onRemoved, onClose }: RemoveCrestDialogProps) {
  const t = useT(crestTexts);
  const { change, isBusy } = useChange();
  const [fault, setFault] = useState<BulkFault | null>(null);
  const remove = async () => {
    const changed = await change(RemoveGroupCrestDocument, { groupId: group.id, dryRun: false });
    if (changed === null) return;
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
