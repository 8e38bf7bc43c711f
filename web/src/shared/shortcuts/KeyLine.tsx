import { Box, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import { useT } from "../../i18n/useT";
import { KeyName } from "./KeyName";
import { shortcutsTexts } from "./shortcutsTexts";

type KeyLineProps = { keys: readonly string[]; children: string };

/** One line of a list of keys, a `dl`: alternative keys, and what they do. */
export function KeyLine({ keys, children }: KeyLineProps) {
  const t = useT(shortcutsTexts);
  return (
    <>
      <Box as="dt" whiteSpace="nowrap">
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 ? <Text as="span" srOnly>{` ${t("keyOr")} `}</Text> : null}
            {index > 0 ? " " : null}
            <KeyName name={key} isSpoken />
          </Fragment>
        ))}
      </Box>
      <Text as="dd">{children}</Text>
    </>
  );
}

export const keyLinesStyle = {
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: "3",
  rowGap: "1",
  textStyle: "sm",
} as const;
