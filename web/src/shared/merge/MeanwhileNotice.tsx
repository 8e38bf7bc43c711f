import { HStack, Text } from "@chakra-ui/react";
import { Users } from "lucide-react";
import { useT } from "../../i18n/useT";
import type { Thing } from "./overtaken";
import { overtakenTexts } from "./overtakenTexts";
import { useLastChange } from "./useLastChange";

/** Something with what says what is stored of it; null: not told, or there is none yet. */
type Stored = { etag: string | null } | null;

type MeanwhileNoticeProps = {
  /** Null: the person's own, which nobody else edits. */
  thing: Thing | null;
  /** As it was when its editing began. */
  opened: Stored;
  /** As the page has heard of it last. */
  now: Stored;
  /** False also while it is being saved: what comes then is one's own. */
  isEditing: boolean;
};

/** Says to whoever edits something that somebody else saved it meanwhile, as soon as the page hears of it. */
export function MeanwhileNotice({ thing, opened, now, isEditing }: MeanwhileNoticeProps) {
  const [before, after] = [opened?.etag ?? null, now?.etag ?? null];
  if (!isEditing || before === null || after === null || before === after) return null;
  return <Notice key={after} thing={thing} />;
}

function Notice({ thing }: { thing: Thing | null }) {
  const t = useT(overtakenTexts);
  const { who, time } = useLastChange(thing);
  return (
    <HStack role="status" gap="3" px="4" py="2" bg="bg.warning" color="fg.warning" textStyle="sm">
      <Users size={16} aria-hidden />
      <Text flex="1" overflowWrap="anywhere">
        {thing === null ? t("meanwhileOwn") : t("meanwhile", { who, time })}
      </Text>
    </HStack>
  );
}
