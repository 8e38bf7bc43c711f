import { useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { overviewTexts } from "../../i18n/texts/overview";
import { useT } from "../../i18n/useT";
import { SearchField } from "../../shared/ui/SearchField";

type SearchBoxProps = { value: string; onChange: (search: string) => void };

/**
 * Finds devices while one types. It holds its own text: the address follows a moment later, where a thousand devices
 * are drawn, and must not take back a letter that was typed meanwhile.
 */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const t = useT(overviewTexts);
  const input = useRef<HTMLInputElement>(null);
  const isByHistory = useNavigationType() === "POP";
  const [text, setText] = useState(value);
  useEffect(() => {
    if (isByHistory || document.activeElement !== input.current) setText(value);
  }, [value, isByHistory]);
  return (
    <SearchField
      ref={input}
      label={t("search")}
      hint={t("searchHint")}
      size="sm"
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(typed);
      }}
      flex="1"
      minW="12rem"
      maxW={{ md: "22rem" }}
    />
  );
}
