import { expect } from "chai";
import { pictureSize } from "./picture-size.ts";

const digest = "0123456789abcdef0123456789abcdef01234567";

describe("pictureSize", () => {
  for (const address of [`/media/bakery/${digest}-640x480.jpg`, `https://lectern.example/media/a%20b/${digest}-640x480.webp`])
    it(`knows ${address}`, () => {
      expect(pictureSize(address)).to.deep.equal({ width: 640, height: 480 });
    });

  for (const address of [
    `/media/bakery/${digest}.jpg`,
    `/media/bakery/${digest}-0x480.jpg`,
    `/media/bakery/${digest}-640x480.jpg?x`,
    `/media/bakery/${digest}-100000x1.jpg`,
    `/media/bakery/${digest}-640x480" onload="x.jpg`,
    "https://other.example/a-640x480.jpg",
    "",
  ])
    it(`knows nothing of ${JSON.stringify(address)}`, () => {
      expect(pictureSize(address)).to.equal(undefined);
    });
});
