import { expect, it, jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { chooseIn, offeredIn } from "../../../test/chooseIn";
import { clientRow } from "../../../test/clientRow";
import { renderPortal } from "../../../test/renderPortal";
import { ClientsContext } from "../clients/useClients";
import { HardwareTypeField } from "./HardwareTypeField";

it("offers types that have names, and those of devices that are of none: their hashes, with the devices' names", async () => {
  const types = ["K200DISP_AMG", null, "9f3c1ab27e", "unheard"];
  const clients = types.map((hardwareType, index) =>
    clientRow({ id: String(index), name: `Most ${index}`, hardwareType }),
  );
  const known = { clients, groups: [], at: 0, failure: null, refresh: () => {}, refreshOne: async () => {} };
  const onChoose = jest.fn();
  renderPortal(
    <ClientsContext value={known}>
      <HardwareTypeField types={["K200DISP_AMG"]} chosen="" error={undefined} onChoose={onChoose} />
    </ClientsContext>,
  );
  expect(screen.getByRole("combobox")).toHaveAttribute("placeholder", "Izberite vrsto");
  expect(await offeredIn(screen.getByRole("combobox"))).toEqual([
    "K200DISP_AMG",
    "9f3c1ab27e: lastna vrsta, Most 2",
  ]);
  await chooseIn(screen.getByRole("combobox"), "9f3c1ab27e");
  expect(onChoose).toHaveBeenCalledWith("9f3c1ab27e");
});
