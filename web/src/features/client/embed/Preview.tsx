import { Box, Button, Flex, Heading } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useId } from "react";
import { useT } from "../../../i18n/useT";
import { useListParam, withItem } from "../../../shared/address/useListParam";
import { embedTexts } from "./embedTexts";
import { embedHeight } from "./snippet";

type PreviewProps = { name: "graph" | "map"; src: string; title: string };

/** The embed as other sites show it; fetches nothing before somebody opens it (?embedPreview=graph,map). */
export function Preview({ name, src, title }: PreviewProps) {
  const t = useT(embedTexts);
  const id = useId();
  const [open, setOpen] = useListParam("embedPreview");
  const isOpen = open.includes(name);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Box borderTopWidth="1px" pt="2">
      <Flex justify="space-between" align="center" minH="9">
        <Heading as="h3" size="xs" fontWeight="medium" color="fg.muted">
          {t("preview")}
        </Heading>
        <Button
          size="xs"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(withItem(open, name, !isOpen))}
        >
          {t(isOpen ? "hidePreview" : "showPreview")}
          <Icon aria-hidden />
        </Button>
      </Flex>
      {isOpen ? (
        <Box id={id} borderWidth="1px" rounded="l2" overflow="hidden" mt="1">
          {/* Another address is another frame: going back leads out of the page, not through the previews. */}
          <iframe
            key={src}
            src={src}
            title={title}
            loading="lazy"
            style={{ display: "block", border: 0, width: "100%", height: embedHeight }}
          />
        </Box>
      ) : null}
    </Box>
  );
}
