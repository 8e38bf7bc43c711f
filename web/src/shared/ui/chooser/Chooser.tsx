import { Box, IconButton, Input, type InputProps } from "@chakra-ui/react";
import { ChevronDown, X } from "lucide-react";
import { type Ref, useId, useRef } from "react";
import { useT } from "../../../i18n/useT";
import { chooserTexts } from "../chooserTexts";
import { ChooserList, optionId } from "./ChooserList";
import { type Option, repeated } from "./option";
import { useChooser } from "./useChooser";

export type ChooserProps<Value extends string> = {
  /** In the order in which they are shown. One whose value is "" means all, or none: the choice can be cleared to it. */
  options: readonly Option<Value>[];
  /** The value of one of them; "": none yet. */
  chosen: Value;
  onChoose: (value: Value) => void;
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  size?: "sm" | "md";
  ref?: Ref<HTMLInputElement>;
} & Pick<InputProps, "id" | "name" | "disabled" | "onBlur" | "bg" | "aria-label" | "aria-describedby">;

/**
 * One of many, found by typing: a combobox with a list that is narrowed by what is typed (all words, in any order, however they are
 * spelt). In a `Field.Root`, as any input, or with an `aria-label`. What is known beforehand and few stays a native select.
 */
export function Chooser<Value extends string>(props: ChooserProps<Value>) {
  const { options, chosen, onChoose, onBlur, placeholder, size = "md", ...field } = props;
  const t = useT(chooserTexts);
  const list = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { open, found, at, show, close, pick, press, type } = useChooser({ options, chosen, onChoose });
  const one = options.find(({ value }) => value === chosen);
  const name = one === undefined ? "" : nameOf(one, options);
  const usual = options.find(({ value }) => value === "");
  const canClear = usual !== undefined && chosen !== "" && !field.disabled;
  return (
    <Box ref={frame} position="relative" w="full" minW="0">
      <Input
        {...field}
        role="combobox"
        aria-expanded={open !== null}
        aria-controls={open === null ? undefined : list}
        aria-activedescendant={open !== null && found.length > 0 ? optionId(list, at) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        size={size}
        fontSize={{ base: "md", md: "sm" }}
        pe={canClear ? "16" : "9"}
        textOverflow="ellipsis"
        title={name}
        // While it is open, what is chosen stands back: what is typed is a new search, wherever the cursor is.
        value={open === null ? name : (open.typed ?? "")}
        placeholder={open === null || name === "" ? placeholder : name}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onClick={() => {
          if (open === null) show();
        }}
        onKeyDown={press}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {canClear ? (
        <IconButton
          position="absolute"
          insetEnd="8"
          top="50%"
          transform="translateY(-50%)"
          size="2xs"
          variant="ghost"
          color="fg.muted"
          aria-label={t("clear")}
          title={t("clear")}
          onClick={() => {
            pick(usual);
            frame.current?.querySelector("input")?.focus();
          }}
        >
          <X aria-hidden />
        </IconButton>
      ) : null}
      <Box
        position="absolute"
        insetEnd="3"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        pointerEvents="none"
      >
        <ChevronDown size={16} aria-hidden />
      </Box>
      {open !== null && frame.current !== null ? (
        <ChooserList
          id={list}
          options={options}
          found={found}
          typed={open.typed ?? ""}
          at={at}
          chosen={chosen}
          anchor={frame.current}
          onPick={pick}
          onClose={close}
        />
      ) : null}
    </Box>
  );
}

/** What a choice is called: of one whose label repeats, with what tells it from the others. */
function nameOf({ label, detail }: Option, options: readonly Option[]): string {
  return detail !== undefined && repeated(options).has(label) ? `${label} · ${detail}` : label;
}
