import { Button, Stack, Text } from "@chakra-ui/react";
import type { ClassAxis } from "@obcestje/contract/ownClasses.js";
import { lazy, Suspense, useId, useState } from "react";
import { useLanguage, useT } from "../../../i18n/useT";
import { classSentence } from "../../../shared/own-classes/classRanges";
import type { GroupSettings } from "../groupSettings";
import { SettingLine } from "../panel/SettingLine";
import { ownClassesTexts } from "./ownClassesTexts";

const OwnClassesDialog = lazy(async () => ({
  default: (await import("./OwnClassesDialog")).OwnClassesDialog,
}));

/** Setting of a group's own classes: which there are, and a dialog to edit them. */
export function OwnClassesSetting({ group }: { group: GroupSettings }) {
  const t = useT(ownClassesTexts);
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const sentence = (axis: ClassAxis) => {
    const classes = group.ownClasses?.[axis] ?? null;
    return classes?.length ? classSentence(axis, classes, language) : null;
  };
  const [speeds, lengths] = [sentence("speeds"), sentence("lengths")];
  return (
    <SettingLine id={id} label={t("label")} hint={t("hint")}>
      <Stack gap="2" align={{ base: "stretch", sm: "end" }} w={{ base: "full", sm: "auto" }} maxW="24rem">
        {speeds === null && lengths === null ? null : (
          <Stack gap="0.5" maxW="full" textStyle="sm" textAlign={{ sm: "end" }} overflowWrap="anywhere">
            {speeds === null ? null : <Text>{t("speedsAre", { classes: speeds })}</Text>}
            {lengths === null ? null : <Text>{t("lengthsAre", { classes: lengths })}</Text>}
          </Stack>
        )}
        <Button
          id={id}
          size="sm"
          variant="outline"
          aria-label={t("edit")}
          aria-describedby={`${id}-hint`}
          onClick={() => setOpen(true)}
        >
          {t("edit")}
        </Button>
      </Stack>
      {isOpen ? (
        <Suspense fallback={null}>
          <OwnClassesDialog group={group} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SettingLine>
  );
}
