import { Box } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { useViewAs } from "../../shared/session/useViewAs";
import { useIntroductionDone } from "./introductionDone";

const IntroductionBar = lazy(async () => ({ default: (await import("./IntroductionBar")).IntroductionBar }));

/** Room above the overview for the introduction's offer. It is there before its code, to keep the page from moving. */
export function NewcomerArea({ onShow }: { onShow: () => void }) {
  const user = useLocalSession()?.username ?? "";
  const isDone = useIntroductionDone(user);
  const isView = useViewAs() !== null;
  if (isDone || isView) return null;
  return (
    <Box h="12" bg="brand.subtle" _print={{ display: "none" }}>
      <Suspense fallback={null}>
        <IntroductionBar user={user} onShow={onShow} />
      </Suspense>
    </Box>
  );
}
