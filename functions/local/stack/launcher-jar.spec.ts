import { expect } from "chai";
import { launcherJar } from "./launcher-jar.ts";

const manifestIn = (jar: Buffer): string => {
  const name = "META-INF/MANIFEST.MF";
  const start = jar.indexOf(name) + name.length;
  return jar.toString("utf8", start, start + jar.readUInt32LE(22));
};

describe("launcherJar", () => {
  const classPath = new URL(`file:///opt/${"long/".repeat(60)}with%20space/emulator.jar`);
  const manifest = manifestIn(launcherJar({ mainClass: "com.example.Main", classPath }));

  it("names the class and where it is", () => {
    expect(manifest.replaceAll("\r\n ", "").split("\r\n")).to.deep.equal([
      "Manifest-Version: 1.0",
      "Main-Class: com.example.Main",
      `Class-Path: ${classPath.href}`,
      "",
    ]);
  });

  it("has no line of more than 72 bytes", () => {
    expect(Math.max(...manifest.split("\r\n").map((line) => line.length))).to.equal(72);
  });
});
