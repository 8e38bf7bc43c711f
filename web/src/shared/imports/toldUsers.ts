const kinds = ["vehicles", "pedestrians", "bicycles"] as const;

type Kind = (typeof kinds)[number];

/** How many of each kind a file tells of, in the order of reading; a kind of which it says nothing is not among them. */
export const toldUsers = (users: Record<Kind, number | null>): { kind: Kind; count: number }[] =>
  kinds.flatMap((kind) => {
    const count = users[kind];
    return count === null ? [] : [{ kind, count }];
  });
