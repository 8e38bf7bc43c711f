import { Box, chakra, Text } from "@chakra-ui/react";
import type { FieldKey } from "@obcestje/contract/deviceConfig/fields.js";
import { useDeferredValue, useMemo, useState } from "react";
import { fold } from "../text/fold";
import { SearchField } from "../ui/SearchField";
import type { ConfigDocument } from "./document";
import { pathName } from "./document";
import { eachField } from "./eachField";
import { useConfigTexts } from "./useConfigTexts";

type FieldSearchProps = { document: ConfigDocument; onFind: (path: string) => void };

const shownAtMost = 8;

/** Finds a field by its label or its name in the document, and goes to it. */
export function FieldSearch({ document, onFind }: FieldSearchProps) {
  const { t, name } = useConfigTexts();
  const [search, setSearch] = useState("");
  const wanted = fold(useDeferredValue(search));
  const found = useMemo(() => {
    const matches: { path: string; label: string }[] = [];
    if (wanted === "") return matches;
    eachField(document, {
      field: (_field, path) => {
        const label = name(String(path.at(-1)) as FieldKey);
        if (fold(label).includes(wanted) || fold(pathName(path)).includes(wanted))
          matches.push({ path: pathName(path), label });
      },
    });
    return matches;
  }, [document, wanted, name]);
  const choose = (path: string) => {
    setSearch("");
    onFind(path);
  };
  return (
    <Box position="relative">
      <SearchField
        label={t("find")}
        size="sm"
        value={search}
        onChange={setSearch}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key === "Enter" && first) choose(first.path);
          if (event.key === "Escape") setSearch("");
        }}
      />
      {wanted === "" ? null : (
        <Box
          role="status"
          position="absolute"
          insetStart="0"
          top="full"
          mt="1"
          w="max(100%, 18rem)"
          bg="bg.panel"
          borderWidth="1px"
          rounded="l2"
          shadow="md"
          zIndex="dropdown"
          py="1"
        >
          {found.length === 0 ? (
            <Text px="3" py="1" textStyle="sm" color="fg.muted">
              {t("findNone")}
            </Text>
          ) : (
            found.slice(0, shownAtMost).map(({ path, label }) => (
              <chakra.button
                key={path}
                type="button"
                display="block"
                w="full"
                px="3"
                py="1"
                textAlign="start"
                cursor="pointer"
                _hover={{ bg: "bg.muted" }}
                focusVisibleRing="inside"
                onClick={() => choose(path)}
              >
                <Text as="span" display="block" textStyle="sm">
                  {label}
                </Text>
                <Text as="span" display="block" fontFamily="mono" fontSize="2xs" color="fg.muted">
                  {path}
                </Text>
              </chakra.button>
            ))
          )}
        </Box>
      )}
    </Box>
  );
}
