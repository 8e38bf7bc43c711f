import { Box, Button, chakra, Dialog, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import { translatorOf, useT } from "../../i18n/useT";
import { DialogFrame } from "../ui/DialogFrame";
import type { Question } from "./overtaken";
import { overtakenTexts } from "./overtakenTexts";
import type { Overlap } from "./threeWay";
import { useLastChange } from "./useLastChange";

/** Shows two people's versions of a value side by side, and asks which to keep. */
export function OvertakenDialog({ question }: { question: Question }) {
  const t = useT(overtakenTexts);
  const { who, time } = useLastChange(question.thing);
  const [choices, setChoices] = useState<readonly (boolean | null)[]>(question.overlaps.map(() => null));
  const isChosen = choices.every((choice) => choice !== null);
  const choose = (index: number, isMine: boolean) => setChoices(choices.with(index, isMine));
  return (
    <DialogFrame
      title={t("title")}
      role="alertdialog"
      size="lg"
      isBusy={false}
      closeOnInteractOutside={false}
      onClose={() => question.answer(null)}
      footer={
        <>
          <Button variant="ghost" onClick={() => question.answer(null)}>
            {t("cancel")}
          </Button>
          <Button
            colorPalette="brand"
            disabled={!isChosen}
            onClick={() => question.answer(choices.map((choice) => choice === true))}
          >
            {t("save")}
          </Button>
        </>
      }
    >
      <Dialog.Description color="fg.muted">{t("intro")}</Dialog.Description>
      {question.overlaps.map((overlap, index) => (
        <OverlapChoice
          key={overlap.path.join("/")}
          name={question.nameOf(overlap.path) || t("whole")}
          overlap={readable(question, overlap)}
          by={t("by", { who, time })}
          isMine={choices[index] ?? null}
          onChoose={(isMine) => choose(index, isMine)}
        />
      ))}
    </DialogFrame>
  );
}

function readable({ readableOf = (_path, value) => value }: Question, { path, ...values }: Overlap): Overlap {
  const of = (value: unknown) => (value === undefined ? value : readableOf(path, value));
  return { path, base: of(values.base), theirs: of(values.theirs), mine: of(values.mine) };
}

type OverlapChoiceProps = {
  name: string;
  overlap: Overlap;
  by: string;
  isMine: boolean | null;
  onChoose: (isMine: boolean) => void;
};

function OverlapChoice({ name, overlap, by, isMine, onChoose }: OverlapChoiceProps) {
  const t = useT(overtakenTexts);
  const group = useId();
  const { base, theirs, mine } = overlap;
  return (
    <chakra.fieldset borderWidth="1px" rounded="l2" px="4" pb="4" pt="2" minW="0">
      <chakra.legend px="1" fontWeight="medium" textStyle="sm" overflowWrap="anywhere">
        {name}
      </chakra.legend>
      <Text textStyle="xs" color="fg.muted" pb="3" overflowWrap="anywhere">
        {t("was", { value: writtenValue(base) })}
      </Text>
      <Box display="grid" gridTemplateColumns={{ base: "1fr", sm: "1fr 1fr" }} gap="3">
        <Side
          group={group}
          label={t("theirs")}
          about={by}
          isChosen={isMine === false}
          onChoose={() => onChoose(false)}
        >
          {writtenValue(theirs)}
        </Side>
        <Side group={group} label={t("mine")} isChosen={isMine === true} onChoose={() => onChoose(true)}>
          {writtenValue(mine)}
        </Side>
      </Box>
    </chakra.fieldset>
  );
}

type SideProps = {
  group: string;
  label: string;
  about?: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

function Side({ group, label, about, isChosen, onChoose, children }: SideProps) {
  return (
    <chakra.label
      display="flex"
      gap="3"
      alignItems="start"
      borderWidth="1px"
      rounded="l2"
      p="3"
      minW="0"
      cursor="pointer"
      borderColor={isChosen ? "brand.solid" : undefined}
      bg={isChosen ? "bg.subtle" : undefined}
    >
      <chakra.input type="radio" name={group} checked={isChosen} onChange={onChoose} mt="1" flexShrink="0" />
      <Stack gap="1" minW="0">
        <Text textStyle="xs" color="fg.muted">
          {label}
        </Text>
        <Text textStyle="sm" overflowWrap="anywhere" whiteSpace="pre-wrap">
          {children}
        </Text>
        {about === undefined ? null : (
          <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
            {about}
          </Text>
        )}
      </Stack>
    </chakra.label>
  );
}

const longest = 600;

/** A value for people: without JSON punctuation, and shortened if it is long. */
function writtenValue(value: unknown): string {
  const t = translatorOf(overtakenTexts);
  if (value === undefined || value === null || value === "") return t("none");
  if (typeof value === "boolean") return t(value ? "on" : "off");
  const text = linesOf(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function linesOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
  return Object.entries(value)
    .filter(([name, item]) => name !== "uuid" && item !== null)
    .map(([name, item]) => (Array.isArray(value) ? linesOf(item) : `${name}: ${linesOf(item)}`))
    .join("\n");
}
