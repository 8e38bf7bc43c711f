import { useCallback, useEffect, useRef, useState } from "react";
import { type Known, nextTurn, previousTurn, type Turn } from "./rotation";

type RotationOptions = {
  /** Places in order; at least one. */
  ids: readonly string[];
  known: Known;
  /** Time for each graph. */
  seconds: number;
  startsPlaying: boolean;
};

export type Rotation = {
  turn: Turn;
  /** Changes with each turn. */
  number: number;
  isPlaying: boolean;
  /** True if somebody chose the graph, rather than the clock. */
  isByHand: boolean;
  toggle: () => void;
  next: () => void;
  previous: () => void;
};

type Place = { turn: Turn; number: number; isByHand: boolean };

/** Goes from graph to graph and from place to place by the clock, or by hand. */
export function useRotation({ ids, known, seconds, startsPlaying }: RotationOptions): Rotation {
  const [{ turn, number, isByHand }, setPlace] = useState<Place>({
    turn: { id: ids[0] ?? "", graph: 0 },
    number: 0,
    isByHand: false,
  });
  const [isPlaying, setIsPlaying] = useState(startsPlaying);
  const latest = useRef({ ids, known });
  useEffect(() => {
    latest.current = { ids, known };
  });
  const go = useCallback((move: (turn: Turn) => Turn, byHand: boolean) => {
    setPlace((place) => ({ turn: move(place.turn), number: place.number + 1, isByHand: byHand }));
  }, []);
  const forward = useCallback(
    (byHand: boolean) =>
      go((from) => nextTurn(from, latest.current.ids, latest.current.known, byHand), byHand),
    [go],
  );
  const graphs = known(turn.id);
  const isShown = graphs !== undefined && graphs.length > 0;
  // A place that is gone or empty is skipped as soon as there is another.
  const isOver = !ids.includes(turn.id) || graphs?.length === 0;
  const way = isOver ? nextTurn(turn, ids, known, true).id : turn.id;
  useEffect(() => {
    if (way !== turn.id) go(() => ({ id: way, graph: 0 }), isByHand);
  }, [way, turn.id, go, isByHand]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has its own time, and so has going on.
  useEffect(() => {
    if (!isPlaying || !isShown) return;
    const timer = setTimeout(() => forward(false), seconds * 1000);
    return () => clearTimeout(timer);
  }, [number, isPlaying, isShown, seconds, forward]);

  return {
    turn,
    number,
    isPlaying,
    isByHand,
    toggle: useCallback(() => setIsPlaying((before) => !before), []),
    next: useCallback(() => forward(true), [forward]),
    previous: useCallback(
      () => go((from) => previousTurn(from, latest.current.ids, latest.current.known), true),
      [go],
    ),
  };
}
