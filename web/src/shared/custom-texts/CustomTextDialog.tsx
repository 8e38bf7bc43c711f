import { Box, Button, Field, Flex, HStack, Input, Text } from "@chakra-ui/react";
import { LONGEST_CUSTOM_TEXT_NAME } from "@obcestje/contract/signTexts.js";
import { Plus, Type } from "lucide-react";
import { useState } from "react";
import type { CustomTextInput } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import type { FieldFault } from "../form/faults";
import { faultText } from "../form/faultText";
import { faultTexts } from "../form/faultTexts";
import { useDialogGuard } from "../form/useDialogGuard";
import { useFocusFault } from "../form/useFocusFault";
import { LargeDialog } from "../ui/LargeDialog";
import { PageMessage } from "../ui/PageState";
import { uiTexts } from "../ui/uiTexts";
import { newCustomText, sentText } from "./customText";
import { areDifferent, besideText, firstFaulty, isNameUsed, withText } from "./customTextList";
import { customTextsTexts } from "./customTextsTexts";
import { TextDetails } from "./TextDetails";
import { TextList } from "./TextList";

type CustomTextDialogProps = {
  texts: readonly CustomTextInput[];
  /** Texts that a display shows; they can't be removed. */
  usedUuids: ReadonlySet<string>;
  /** Faults of the last save, with paths such as `0.texts.1.fontSize`. */
  faults?: readonly FieldFault[];
  /** A note on these texts. */
  note?: string;
  /** The texts go into the form behind the dialog, which stores them: the dialog must not claim to save. */
  isOfForm?: boolean;
  onClose: () => void;
  /** Stores all texts, or passes them to the form; false on failure, which keeps the dialog open. */
  onSave: (texts: CustomTextInput[]) => Promise<boolean>;
};

const noFaults: readonly FieldFault[] = [];

/** Editor of custom texts: the list, and the details of one. */
export function CustomTextDialog(props: CustomTextDialogProps) {
  const { texts: stored, usedUuids, faults = noFaults, note, isOfForm = false, onClose, onSave } = props;
  const t = useT(customTextsTexts);
  const ui = useT(uiTexts);
  const draft = useTextsDraft(stored);
  const refused = useTextFaults(faults);
  const [isChecked, setChecked] = useState(false);
  const [details, refuse] = useFocusFault<HTMLDivElement>();
  const { texts, chosen, isDirty } = draft;

  const save = async () => {
    const faulty = firstFaulty(texts);
    setChecked(true);
    if (faulty !== undefined) {
      draft.choose(faulty.uuid);
      refuse();
      return false;
    }
    refused.setSent(texts);
    const isSaved = await onSave(texts.map(sentText));
    if (!isSaved) refuse();
    return isSaved;
  };
  const action = isOfForm ? t("apply") : ui("save");
  const words = isOfForm ? { text: t("applyQuestion"), action } : undefined;
  const guard = useDialogGuard({ isDirty, save, onClose, words });
  const faulty = new Set(
    texts
      .filter((text) => refused.isFaulty(text) || (isChecked && firstFaulty([text]) !== undefined))
      .map(({ uuid }) => uuid),
  );

  return (
    <LargeDialog
      title={t("editText")}
      width="60rem"
      height="min(46rem, 92dvh)"
      onClose={guard.close}
      body={{
        p: "0",
        display: "flex",
        flexDirection: { base: "column", md: "row" },
        overflowY: { base: "auto", md: "hidden" },
      }}
      footer={
        <>
          <Text role="status" flex="1" color="fg.muted">
            {isDirty ? (isOfForm ? t("applyHint") : ui("unsaved")) : ""}
          </Text>
          <Button variant="ghost" size="sm" disabled={guard.isSaving} onClick={guard.close}>
            {ui("close")}
          </Button>
          <Button
            size="sm"
            colorPalette="brand"
            disabled={!isDirty}
            loading={guard.isSaving}
            loadingText={action}
            onClick={() => void guard.saveAndClose()}
          >
            {action}
          </Button>
        </>
      }
    >
      <Flex
        direction="column"
        flexShrink="0"
        w={{ base: "full", md: "19rem" }}
        borderEndWidth={{ md: "1px" }}
        borderBottomWidth={{ base: "1px", md: "0" }}
        bg="bg.subtle"
      >
        <Box
          flex="1"
          overflowY="auto"
          position="relative"
          maxH={{ base: "13rem", md: "none" }}
          p={texts.length === 0 ? "0" : "2"}
        >
          <TextList
            texts={texts}
            usedUuids={usedUuids}
            faulty={faulty}
            chosen={chosen?.uuid}
            onChoose={draft.choose}
          />
        </Box>
        <Box px="4" py="3" borderTopWidth={texts.length === 0 ? "0" : "1px"}>
          <AddText onAdd={draft.add} />
          {note === undefined ? null : (
            <Text textStyle="xs" color="fg.muted" pt="2">
              {note}
            </Text>
          )}
        </Box>
      </Flex>
      <Box ref={details} flex="1" minW="0" overflowY={{ md: "auto" }} position="relative">
        {chosen === undefined ? (
          <PageMessage icon={<Type />} title={t("noTexts")} text={t("noTextsText")} />
        ) : (
          <TextDetails
            key={chosen.uuid}
            text={chosen}
            isNameUsed={isNameUsed(texts, chosen)}
            isInUse={usedUuids.has(chosen.uuid)}
            faultAt={(path) => refused.faultAt(chosen, path)}
            onChange={draft.change}
            onRemove={() => draft.remove(chosen.uuid)}
          />
        )}
      </Box>
      {guard.question}
    </LargeDialog>
  );
}

/** Custom texts while they are edited, and the selected one. Later updates of the stored texts are ignored. */
function useTextsDraft(stored: readonly CustomTextInput[]) {
  const [before] = useState(stored);
  const [texts, setTexts] = useState(stored);
  const [chosenUuid, choose] = useState(stored[0]?.uuid);
  const chosen = texts.find(({ uuid }) => uuid === chosenUuid);

  const add = (name: string) => {
    const text = newCustomText(name);
    setTexts([...texts, text]);
    choose(text.uuid);
  };
  const remove = (uuid: string) => {
    choose(besideText(texts, uuid));
    setTexts(texts.filter((text) => text.uuid !== uuid));
  };
  const change = (text: CustomTextInput) => setTexts(withText(texts, text));
  return { texts, chosen, choose, add, remove, change, isDirty: areDifferent(before, texts) };
}

/**
 * Faults by text: the portal names texts by their index in the list that it was sent.
 * @param faults such as `0.texts.1.fontSize`
 */
function useTextFaults(faults: readonly FieldFault[]) {
  const t = useT(faultTexts);
  const [sent, setSent] = useState<readonly CustomTextInput[]>([]);
  /** Texts changed since then have no known faults. */
  const of = (text: CustomTextInput): FieldFault[] => {
    const index = sent.indexOf(text);
    const start = `${index}.`;
    return faults.flatMap((fault) =>
      index >= 0 && fault.path.startsWith(start) ? [{ ...fault, path: fault.path.slice(start.length) }] : [],
    );
  };
  return {
    /** Called with the list that is sent. */
    setSent,
    isFaulty: (text: CustomTextInput): boolean => of(text).length > 0,
    faultAt: (text: CustomTextInput, path: string): string | undefined => {
      const fault = of(text).find((one) => one.path === path);
      return fault && faultText(t, fault);
    },
  };
}

/** Asks for a name and adds a text of that name. */
function AddText({ onAdd }: { onAdd: (name: string) => void }) {
  const t = useT(customTextsTexts);
  const ui = useT(uiTexts);
  const [name, setName] = useState("");
  const [isMissing, setMissing] = useState(false);
  const add = () => {
    setMissing(name.trim() === "");
    if (name.trim() === "") return;
    onAdd(name);
    setName("");
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field.Root invalid={isMissing && name.trim() === ""}>
        <Field.Label>{t("newName")}</Field.Label>
        <HStack w="full" gap="2">
          <Input
            size="sm"
            value={name}
            maxLength={LONGEST_CUSTOM_TEXT_NAME}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" size="sm" variant="outline">
            <Plus aria-hidden />
            {t("add")}
          </Button>
        </HStack>
        <Field.ErrorText>{ui("faultMissing")}</Field.ErrorText>
      </Field.Root>
    </form>
  );
}
