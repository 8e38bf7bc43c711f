import { Box, IconButton, Input, type InputProps } from "@chakra-ui/react";
import { ChevronDown, X } from "lucide-react";
import { type Ref, useId, useRef } from "react";
import { useT } from "../../../i18n/useT";
import { chooserTexts } from "../chooserTexts";
import { ChooserList, optionId } from "./ChooserList";
import { type Option, repeated } from "./option";
import { useChooser } from "./useChooser";

export type ChooserProps<Value extends string> = {
  /** In display order. An option with the value "" means all, or none: clearing chooses it. */
  options: readonly Option<Value>[];
  /** The chosen value; "": none yet. */
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  size?: "sm" | "md";
  ref?: Ref<HTMLInputElement>;
} & Pick<InputProps, "id" | "name" | "disabled" | "onBlur" | "bg" | "aria-label" | "aria-describedby">;

/**
 * A combobox for long lists: typing narrows the list (all words, in any order, ignoring case and accents). Use
 * it in a `Field.Root`, like any input, or with an `aria-label`. For few and fixed options use a native select.
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
        // While it is open, the choice is only a placeholder: typing is a new search, wherever the cursor is.
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

/** Label of a choice; a repeated label gets its detail. */
function nameOf({ label, detail }: Option, options: readonly Option[]): string {
  return detail !== undefined && repeated(options).has(label) ? `${label} · ${detail}` : label;
}
