import { chakra } from "@chakra-ui/react";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";

/** First stop of the Tab key: past the navigation to the page. */
export function SkipLink({ target }: { target: string }) {
  const t = useT(shellTexts);
  return (
    <chakra.a
      href={`#${target}`}
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      py="2"
      rounded="md"
      bg="brand.solid"
      color="brand.contrast"
      fontWeight="medium"
      transform="translateY(-200%)"
      _focusVisible={{ transform: "none" }}
    >
      {t("skip")}
    </chakra.a>
  );
}
