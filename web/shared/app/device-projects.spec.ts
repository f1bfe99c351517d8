import { expect } from "chai";
import type { DeviceMemory } from "../device-memory.ts";
import { deviceProjects, projectName, rememberProject } from "./device-projects.ts";

const aMemory = (): DeviceMemory => {
  const kept = new Map<string, string>();
  return { read: (key) => kept.get(key), keep: (key, value) => void kept.set(key, value) };
};

const at = "2026-11-23T12:00:00.000Z";

describe("projects of a device", () => {
  it("are remembered, the last one first, each once, and twelve of them", () => {
    const memory = aMemory();
    for (let index = 0; index < 15; index++) rememberProject({ id: `p${index}`, name: "", at }, memory);
    rememberProject({ id: "p5", name: "Five", at }, memory);
    const ids = deviceProjects(memory).map(({ id }) => id);
    expect(ids.slice(0, 3)).to.deep.equal(["p5", "p14", "p13"]);
    expect(ids).to.have.length(12);
    expect(projectName("p5", memory)).to.equal("Five");
    expect(projectName("p14", memory)).to.equal("p14");
  });

  for (const kept of ["", "{}", "[1, null]", '[{"id": 1}]', "nonsense"])
    it(`are none where something else is kept: ${kept}`, () => {
      expect(deviceProjects({ read: () => kept, keep: () => undefined })).to.deep.equal([]);
    });
});
