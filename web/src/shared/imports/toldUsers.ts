const kinds = ["vehicles", "pedestrians", "bicycles"] as const;

type Kind = (typeof kinds)[number];

/** Number of records by kind, in reading order; kinds that the file says nothing of are left out. */
export const toldUsers = (users: Record<Kind, number | null>): { kind: Kind; count: number }[] =>
  kinds.flatMap((kind) => {
    const count = users[kind];
    return count === null ? [] : [{ kind, count }];
  });
