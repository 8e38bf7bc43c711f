import { HStack, Text } from "@chakra-ui/react";
import { Users } from "lucide-react";
import { useT } from "../../i18n/useT";
import type { Thing } from "./overtaken";
import { overtakenTexts } from "./overtakenTexts";
import { useLastChange } from "./useLastChange";

/** The etag of the stored state; null: not reported, or there is none yet. */
type Stored = { etag: string | null } | null;

type MeanwhileNoticeProps = {
  /** Null: the person's own settings, which nobody else edits. */
  thing: Thing | null;
  /** As it was when editing began. */
  opened: Stored;
  /** The latest state that the page knows. */
  now: Stored;
  /** False also during saving: an update then is the person's own. */
  isEditing: boolean;
};

/** Tells a person who is editing that somebody else saved the same thing meanwhile, as soon as the page knows. */
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
