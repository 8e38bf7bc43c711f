import { chakra, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { useT } from "../../../i18n/useT";
import { SelectField } from "../../ui/SelectField";
import { answerTo, hasFields, type Options, withAnswer } from "../answers";
import type { ImportQuestion, Understanding } from "../importFile";
import { importsTexts } from "../importsTexts";
import { useDirectionMeaning, useRemark, useWord } from "../words/useRemark";
import { useSpan } from "../words/useSpan";
import { RadioLines } from "./RadioLines";

type QuestionsProps = {
  understanding: Understanding;
  options: Options;
  onChange: (options: Options) => void;
};

/** The open questions on a file, as fields of a form. */
export function Questions({ understanding, options, onChange }: QuestionsProps) {
  const t = useT(importsTexts);
  const id = useId();
  const { questions } = understanding;
  if (questions.length === 0) return null;
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap="5"
      p="4"
      rounded="l3"
      bg="brand.subtle"
      borderWidth="1px"
      borderColor="brand.muted"
    >
      <Heading as="h3" id={id} textStyle="sm" fontWeight="semibold">
        {t("questions")}
      </Heading>
      {questions.map((question) => (
        <Question
          key={`${question.code} ${question.column} ${question.values}`}
          {...{ question, options }}
          onAnswer={(answer, value) => onChange(withAnswer(options, understanding, question, answer, value))}
        />
      ))}
    </Stack>
  );
}

type QuestionProps = {
  question: ImportQuestion;
  options: Options;
  onAnswer: (answer: string | null, value?: string) => void;
};

/** Up to this many answers are shown as radio buttons, more as a select. */
const fewAnswers = 4;

function Question({ question, options, onAnswer }: QuestionProps) {
  const t = useT(importsTexts);
  const asked = useRemark()(question);
  const nameOf = useAnswerName(question);
  const choices = question.answers.map((value) => ({ value, name: nameOf(value) }));
  const labelled = [{ value: "", label: t("chooseAnswer") }].concat(
    choices.map(({ value, name }) => ({ value, label: name })),
  );
  if (!hasFields(question)) return <Text textStyle="sm">{asked}</Text>;
  if (question.code === "DIRECTIONS" || question.code === "KINDS")
    return (
      <chakra.fieldset border="none" p="0" m="0" minW="0">
        <chakra.legend textStyle="sm" fontWeight="medium" mb="2">
          {asked}
        </chakra.legend>
        <Flex gap="4" wrap="wrap">
          {question.values.map((value) => (
            <SelectField
              key={value}
              label={value}
              width="12rem"
              options={labelled}
              chosen={answerTo(options, question, value) ?? ""}
              onChoose={(answer) => onAnswer(answer || null, value)}
            />
          ))}
        </Flex>
      </chakra.fieldset>
    );
  const answer = answerTo(options, question);
  if (choices.length <= fewAnswers)
    return <RadioLines legend={asked} choices={choices} chosen={answer} onChoose={onAnswer} />;
  return (
    <SelectField
      label={asked}
      width="20rem"
      options={labelled}
      chosen={answer ?? ""}
      onChoose={(chosen) => onAnswer(chosen || null)}
    />
  );
}

function useAnswerName({ code }: ImportQuestion): (answer: string) => string {
  const wordOf = useWord();
  const meaningOf = useDirectionMeaning();
  const spanOf = useSpan();
  return (answer) => {
    if (code === "DIRECTIONS") return meaningOf(answer);
    return code === "INTERVAL" ? spanOf(Number(answer)) : wordOf(answer);
  };
}
