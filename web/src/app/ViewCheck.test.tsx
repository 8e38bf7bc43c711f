import { beforeEach, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { renderPortal } from "../../test/renderPortal";
import { ClientsProvider } from "../shared/clients/ClientsProvider";
import { useClients } from "../shared/clients/useClients";
import { localSession } from "../shared/session/session";
import { viewAs } from "../shared/session/viewAs";
import { toast } from "../shared/ui/toastStore";
import { ViewCheck } from "./ViewCheck";

const message = "Te skupine ni več mogoče gledati";

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
  viewAs.start({ groupId: "7", groupName: "Občina Žiri" }, "/admin/groups");
});

const Failure = () => <output>{useClients().failure}</output>;

function show(code: string) {
  const clients = () => {
    throw new GraphQLError("failed", { extensions: { code } });
  };
  const page = (
    <ClientsProvider>
      <ViewCheck />
      <Failure />
    </ClientsProvider>
  );
  renderPortal(page, { root: { clients, groups: () => [] } });
}

it("ends the view as a group that is gone, and says so", async () => {
  show("NOT_FOUND");
  expect(await screen.findByText(message)).toBeVisible();
  expect(viewAs.read()).toBeNull();
});

it("holds on to the view through an outage", async () => {
  show("UPSTREAM_UNAVAILABLE");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("UPSTREAM_UNAVAILABLE"));
  expect(screen.queryByText(message)).toBeNull();
  expect(viewAs.read()).not.toBeNull();
});
