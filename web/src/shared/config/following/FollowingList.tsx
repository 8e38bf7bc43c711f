import { Badge, Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import type { Field, Named } from "@obcestje/contract/deviceConfig/field.js";
import type { FieldKey } from "@obcestje/contract/deviceConfig/fields.js";
import { useCallback, useState } from "react";
import { useT } from "../../../i18n/useT";
import { configFieldsTexts } from "../configFieldsTexts";
import { isObject, type Path, pathName } from "../document";
import { followingTexts } from "../followingTexts";
import { ALL_LISTS, fieldsIn, SECTIONS } from "../sections";
import { useConfigTexts } from "../useConfigTexts";
import type { FollowingChange } from "./followingChanges";

type FollowingListProps = {
  changes: readonly FollowingChange[];
  /** The version that the changes are counted from, if it is unknown what the device runs. */
  unknownSince?: string | undefined;
  /** Says where carried-along changes come from. */
  carriedText: string;
};

/** Number of a person's own changes shown at first; carried-along ones are always shown. */
const shownAtOnce = 3;

/** Changes that a save makes on the device: the person's own, and the carried-along ones, marked as such. */
export function FollowingList({ changes, unknownSince, carriedText }: FollowingListProps) {
  const t = useT(followingTexts);
  const [isOpen, setOpen] = useState(false);
  const own = changes.filter(({ isOwn }) => isOwn);
  const carried = changes.filter(({ isOwn }) => !isOwn);
  const hidden = isOpen ? 0 : Math.max(0, own.length - shownAtOnce);
  return (
    <Stack
      as="section"
      aria-label={t("title")}
      gap="2"
      textStyle="sm"
      maxH="40dvh"
      overflowY="auto"
      tabIndex={0}
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="baseline">
        <Text fontWeight="medium">{t("title")}</Text>
        {unknownSince === undefined ? null : <Text color="fg.muted">{unknownSince}</Text>}
        {hidden > 0 || isOpen ? (
          <Button size="2xs" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t("fewer") : t("more", { count: hidden })}
          </Button>
        ) : null}
      </Flex>
      <Lines changes={own.slice(0, own.length - hidden)} />
      {carried.length === 0 ? null : (
        <Box borderWidth="1px" borderColor="border.warning" rounded="l2" px="3" py="2" bg="bg.warning">
          <Flex gap="2" align="baseline" wrap="wrap" pb="1">
            <Badge colorPalette="orange" variant="solid">
              {t("carried", { count: carried.length })}
            </Badge>
            <Text color="fg.warning">{carriedText}</Text>
          </Flex>
          <Lines changes={carried} />
        </Box>
      )}
    </Stack>
  );
}

function Lines({ changes }: { changes: readonly FollowingChange[] }) {
  const t = useT(followingTexts);
  const { placeText, valueText } = useFieldWords();
  if (changes.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none">
      {changes.map(({ path, before, after }) => (
        <Box as="li" key={pathName(path)} overflowWrap="anywhere">
          <Text as="span" color="fg.muted">{`${placeText(path)}: `}</Text>
          <Text as="del" color="fg.error">
            <Text as="span" srOnly>{`${t("before")} `}</Text>
            {valueText(path, before)}
          </Text>
          <Text as="span" aria-hidden color="fg.subtle">
            {" → "}
          </Text>
          <Text as="ins" color="fg.success" textDecoration="none" fontWeight="medium">
            <Text as="span" srOnly>{`${t("after")} `}</Text>
            {valueText(path, after)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

type Name = keyof typeof configFieldsTexts.sl;
const isName = (key: string): key is Name => Object.hasOwn(configFieldsTexts.sl, key);

/** Each field by its name, which is unique in the document. */
const FIELDS: ReadonlyMap<string, Field> = new Map<FieldKey, Field>(
  [
    ...SECTIONS.flatMap(({ groups }) => Object.values<Named>(groups ?? {})),
    ...[...ALL_LISTS.values()].flatMap(({ entry }) => [entry?.fields ?? {}, entry?.parameters ?? {}]),
  ].flatMap(fieldsIn),
);

/** Objects of the document that are shown only by their contents. */
const unseen = new Set(["BasicConfig", "ProgramsSettings", "CustomTextProgram", "parameters"]);
/** Number of values shown of a whole entry. */
const mostTold = 3;

/** Names places and values of a configuration as the editor does: "Program 2 › Od hitrosti", "61 km/h". */
function useFieldWords() {
  const { t, name, period } = useConfigTexts();

  const placeText = useCallback(
    (path: Path): string =>
      path
        .flatMap((key, index) => {
          if (typeof key === "number") return [];
          const next = path[index + 1];
          const list: string = `list_${key}`;
          if (typeof next === "number") {
            const label = isName(list) ? name(list) : isName(key) ? name(key) : key;
            return [t("entry", { name: label, number: next + 1 })];
          }
          if (unseen.has(key) && index < path.length - 1) return [];
          return [isName(key) ? name(key) : isName(list) ? name(list) : key];
        })
        .join(" › "),
    [t, name],
  );

  const valueText = useCallback(
    (path: Path, value: unknown): string => {
      if (value === undefined || value === null || value === "") return t("nothing");
      if (Array.isArray(value) && value.every((item) => typeof item !== "object")) return value.join(", ");
      if (typeof value === "object") {
        const told = leavesOf(path, value).map(
          ([leaf, own]) => `${placeText(leaf.slice(-1))}: ${valueText(leaf, own)}`,
        );
        const more = told.length > mostTold ? " …" : "";
        return told.length === 0 ? t("nothing") : `${told.slice(0, mostTold).join(", ")}${more}`;
      }
      const field = FIELDS.get(String(path.findLast((key) => typeof key === "string")));
      if (field?.kind === "seconds") return period(Number(value));
      if (field?.kind === "whole" && field.unit !== undefined) return `${value} ${field.unit}`;
      if (field?.kind === "choice") {
        const chosen = field.names[Number(value)] ?? field.names.find((one) => one === value);
        return chosen === undefined ? String(value) : name(`is_${chosen}`);
      }
      if (field?.kind === "text") return `»${value}«`;
      return String(value);
    },
    [t, name, period, placeText],
  );
  return { placeText, valueText };
}

/** The values of an entry; if it holds texts, only their words. */
function leavesOf(path: Path, value: unknown): [Path, unknown][] {
  const all = leaves(path, value);
  const words = all.filter(([leaf]) => leaf.at(-1) === "customText");
  return words.length > 0 ? words : all;
}

function leaves(path: Path, value: unknown): [Path, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves([...path, index], item));
  if (!isObject(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves([...path, key], item));
}
