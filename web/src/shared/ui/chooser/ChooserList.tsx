import { Box, Text, VisuallyHidden } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useT } from "../../../i18n/useT";
import { chooserTexts } from "../chooserTexts";
import { useBeside } from "../useBeside";
import { drawnAtMost, firstDrawn, type Option, repeated } from "./option";

type ChooserListProps<Value extends string> = {
  id: string;
  options: readonly Option<Value>[];
  /** Options that match the typed text. */
  found: readonly Option<Value>[];
  typed: string;
  /** Index in `found` that Enter would choose. */
  at: number;
  chosen: Value;
  /** Element that the list is placed next to. */
  anchor: HTMLElement;
  onPick: (option: Option<Value>) => void;
  onClose: () => void;
};

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The list of options over the page, drawn in parts, with the number of further ones. */
export function ChooserList<Value extends string>(props: ChooserListProps<Value>) {
  const { id, options, found, typed, at, anchor, onClose } = props;
  const t = useT(chooserTexts);
  const box = useRef<HTMLDivElement>(null);
  useBeside(box, anchor, onClose);
  const active = optionId(id, at);
  useEffect(() => {
    document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const from = firstDrawn(at);
  const after = found.length - from - drawnAtMost;
  return (
    <Box
      ref={box}
      popover="manual"
      position="fixed"
      inset="auto"
      m="0"
      p="1"
      minW="var(--field-width)"
      maxW="min(calc(100vw - 1rem), max(var(--field-width), 26rem))"
      maxH="min(21rem, var(--room))"
      overflowY="auto"
      overscrollBehavior="contain"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      rounded="l2"
      shadow="lg"
      zIndex="popover"
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <VisuallyHidden role="status">{t("found", { count: found.length })}</VisuallyHidden>
      {from > 0 ? <Rest>{t("before", { count: from })}</Rest> : null}
      <Drawn {...props} from={from} />
      {found.length === 0 ? (
        <Rest>{options.length === 0 ? t("nothing") : t("noMatch", { search: typed.trim() })}</Rest>
      ) : null}
      {after > 0 ? <Rest>{t("after", { count: after })}</Rest> : null}
    </Box>
  );
}

function Rest({ children }: { children: string }) {
  return (
    <Text px="2" py="1.5" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      {children}
    </Text>
  );
}

/** One page of options, under their headings. */
function Drawn<Value extends string>(props: ChooserListProps<Value> & { from: number }) {
  const { id, options, found, at, chosen, from, onPick } = props;
  const t = useT(chooserTexts);
  const twice = useMemo(() => repeated(options), [options]);
  const row = (option: Option<Value>, index: number) => (
    <Row
      key={option.value}
      id={optionId(id, index)}
      option={option}
      place={index + 1}
      count={found.length}
      isActive={index === at}
      isChosen={option.value === chosen}
      isDetailed={twice.has(option.label)}
      onPick={() => onPick(option)}
    />
  );
  const sections: { name: string | undefined; rows: ReturnType<typeof row>[] }[] = [];
  for (const [index, option] of found.slice(from, from + drawnAtMost).entries()) {
    const last = sections.at(-1);
    const drawn = row(option, from + index);
    if (last !== undefined && last.name === option.section) last.rows.push(drawn);
    else sections.push({ name: option.section, rows: [drawn] });
  }
  return (
    <div id={id} role="listbox" aria-label={t("choices")}>
      {sections.map(({ name, rows }) =>
        name === undefined ? (
          rows
        ) : (
          <Box key={name} role="group" aria-label={name}>
            <Text px="2" pt="2" pb="1" textStyle="xs" fontWeight="medium" color="fg.muted" aria-hidden>
              {name}
            </Text>
            {rows}
          </Box>
        ),
      )}
    </div>
  );
}

type RowProps = {
  id: string;
  option: Option;
  /** Its position in the whole list, as only a part is drawn. */
  place: number;
  count: number;
  isActive: boolean;
  isChosen: boolean;
  isDetailed: boolean;
  onPick: () => void;
};

function Row({ id, option, place, count, isActive, isChosen, isDetailed, onPick }: RowProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-setsize={count}
      aria-posinset={place}
      data-value={option.value}
      display="flex"
      alignItems="center"
      gap="2"
      px="2"
      py="1"
      minH={{ base: "11", md: "8" }}
      rounded="l1"
      cursor="pointer"
      scrollMarginBlock="8"
      color={isActive ? "brand.fg" : undefined}
      bg={isActive ? "brand.subtle" : undefined}
      _hover={isActive ? undefined : { bg: "bg.muted" }}
      onClick={onPick}
    >
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Text textStyle="sm">{option.label}</Text>
        {isDetailed && option.detail !== undefined ? (
          <Text textStyle="xs" color={isActive ? "brand.fg" : "fg.muted"}>
            {option.detail}
          </Text>
        ) : null}
      </Box>
      {isChosen ? <Check size={16} aria-hidden /> : null}
    </Box>
  );
}
