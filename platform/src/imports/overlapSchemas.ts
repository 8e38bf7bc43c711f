import Type from "typebox";
import { Id } from "../http/ids.js";
import { Nullable } from "../http/schemas.js";

const UsersOfKind = Nullable(
  Type.Integer({ minimum: 0, description: "null: the file says nothing of road users of this kind" }),
);
export const Users = { vehicles: UsersOfKind, pedestrians: UsersOfKind, bicycles: UsersOfKind };

const Overlapped = Type.Object({
  id: Id,
  fileName: Type.String(),
  seconds: Type.Integer({ minimum: 0, description: "Of its time, what replace supersedes" }),
  ...Users,
  partlyKept: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        "Counted intervals that this file covers by half or less: replace keeps them, and they count beside it. Absent: not told of files that an older version read",
    }),
  ),
  partlyReplaced: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        "Counted intervals that this file covers by more than half, but not wholly: replace supersedes them with the rest of their time. Absent: not told of files that an older version read",
    }),
  ),
});

/** What is there of the time that a file covers. */
export const Overlap = Nullable(
  Type.Object(
    {
      deviceSeconds: Type.Integer({
        minimum: 0,
        description: "Of the covered time, what the device's own batches cover",
      }),
      imports: Type.Array(Overlapped, {
        description: "Earlier imports of the same time: what replace supersedes",
      }),
      partlyTaken: Type.Optional(
        Type.Integer({
          minimum: 0,
          description:
            "Counted intervals of this file of which half or less is covered already: fill takes them whole, and they count beside what is there. Absent: not told of files that an older version read",
        }),
      ),
      partlyLeftOut: Type.Optional(
        Type.Integer({
          minimum: 0,
          description:
            "Counted intervals of this file of which more than half is covered already, but not all: fill leaves them out with the rest of their time. Absent: not told of files that an older version read",
        }),
      ),
    },
    { description: "null: not told, as it reaches back to before the client came to the caller's group" },
  ),
);
