import { Button, chakra, Flex, IconButton, Image, Skeleton, Stack, Text } from "@chakra-ui/react";
import { ImageUp, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { CrestFragment } from "../../../graphql/generated";
import { useGroupCrestQuery } from "../../../graphql/operations/crest";
import { useT } from "../../../i18n/useT";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { UploadProgress } from "../../../shared/upload/UploadProgress";
import type { GroupSettings } from "../groupSettings";
import { SettingLine } from "../panel/SettingLine";
import { accepted, most } from "./crestFile";
import { crestTexts } from "./crestTexts";
import { RemoveCrestDialog } from "./RemoveCrestDialog";
import { useCrestUpload } from "./useCrestUpload";

/** The crest or logo that a group's reports carry. */
export function CrestSetting({ group }: { group: GroupSettings }) {
  const t = useT(crestTexts);
  const ui = useT(uiTexts);
  const id = useId();
  const answer = useGroupCrestQuery({ variables: { id: group.id }, fetchPolicy: "cache-and-network" });
  const told = useLastGood(answerOf(answer)).data?.group;
  const refetch = () => void answer.refetch().catch(() => undefined);
  return (
    <SettingLine id={id} label={t("label")} hint={t("hint", { most })}>
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
          // The same file may be chosen again once it was changed.
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

/** Below so many pixels a crest is smaller on paper than its room, or not sharp. */
const fewPixels = 400;

/** As it will stand on paper, which is white in the dark, too. */
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
