import { Box } from "@chakra-ui/react";
import { useEffect, useMemo, useRef } from "react";
import { useInSight } from "../ui/useInSight";
import { frameOf } from "./frame";
import { equipmentOf } from "./geometry";
import { backdropOf, painterOf } from "./paint/painter";
import { cycleOf, type Scene, sceneAt, stillAt } from "./scene";
import type { Sign, StaticText } from "./signModel";
import { useCanvasSize } from "./useCanvasSize";

type SignCanvasProps = {
  sign: Sign;
  /** Whole km/h. */
  speed: number;
  /** 0 (night) to 7 (full sun). */
  light: number;
  staticTexts: readonly StaticText[];
  isPlaying: boolean;
  /** Which text stands while nothing moves. */
  step: number;
  /** What is to be seen, in words. */
  label: string;
  /** Width by height. */
  aspect: number;
};

/** Test environments have no canvas to draw on. */
const canDraw = () => "CanvasRenderingContext2D" in window;

const isSame = (a: Scene, b: Scene) =>
  a.program === b.program && a.isSpeedLit === b.isSpeedLit && a.text === b.text && a.smiley === b.smiley;

/** The sign by the road, drawn anew where what is lit changes. */
export function SignCanvas(props: SignCanvasProps) {
  const { sign, speed, light, staticTexts, isPlaying, step, label, aspect } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [box, isInSight] = useInSight<HTMLDivElement>();
  const { width, height } = useCanvasSize(canvas);

  const { digits, hasSmiley } = equipmentOf(sign);
  const backdrop = useMemo(() => {
    const isThere = canDraw() && width > 0 && height > 0;
    return isThere ? backdropOf({ digits, hasSmiley }, { width, height }, light) : null;
  }, [digits, hasSmiley, width, height, light]);
  const paint = useMemo(() => {
    const context = backdrop && canvas.current?.getContext("2d");
    return context ? painterOf(context, backdrop, sign) : null;
  }, [backdrop, sign]);

  useEffect(() => {
    if (paint === null || !isInSight) return;
    const draw = (scene: Scene) => paint(frameOf(sign, scene, speed, staticTexts));
    if (!isPlaying || cycleOf(sign, speed) === 0) {
      draw(sceneAt(sign, speed, stillAt(sign, speed, step)));
      return;
    }
    let shown: Scene | undefined;
    let request = requestAnimationFrame(function next(now) {
      const scene = sceneAt(sign, speed, now);
      if (shown === undefined || !isSame(shown, scene)) draw(scene);
      shown = scene;
      request = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(request);
  }, [paint, isInSight, isPlaying, sign, speed, staticTexts, step]);

  return (
    <Box
      ref={box}
      position="relative"
      overflow="hidden"
      borderRadius="l3"
      bg="gray.900"
      style={{ aspectRatio: aspect }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={width}
        height={height}
        style={{ position: "absolute", inset: 0, width: "100%", height: "100%" }}
      />
    </Box>
  );
}
