import { expect } from "chai";
import type { LivePlace } from "./live-place.ts";
import { findTranslationGroup } from "./translation-group.ts";

const place = (id: string, language: string, slug: string | null, translationOf?: string): LivePlace => ({
  id,
  language,
  slug,
  translationOf,
});

const storeOf = (places: readonly LivePlace[]) => {
  const reads: string[] = [];
  const read = <Found>(name: string, found: Found): Found => {
    reads.push(name);
    return found;
  };
  return {
    reads,
    findLivePlace: async (_project: string, id: string) =>
      read(
        "page",
        places.find((one) => one.id === id),
      ),
    findPlacesAt: async (_project: string, slug: string) =>
      read(
        "slug",
        places.filter((one) => one.slug === slug),
      ),
    findTranslations: async (_project: string, ids: readonly string[]) =>
      read(
        "translations",
        places.filter(({ translationOf }) => translationOf !== undefined && ids.includes(translationOf)),
      ),
  };
};

/** The group as each of its pages sees it. */
const groups = async (...places: readonly LivePlace[]): Promise<readonly string[]> =>
  Promise.all(
    places.map(async (page) =>
      (await findTranslationGroup(storeOf(places), "bakery", page))
        .map(({ id }) => id)
        .toSorted()
        .join(" "),
    ),
  );

describe("findTranslationGroup", () => {
  it("leaves a page without translations alone", async () => {
    expect(await groups(place("a", "en", "about"))).to.deep.equal(["a"]);
  });

  it("pairs pages by slug that say nothing", async () => {
    expect(await groups(place("a", "en", "about"), place("b", "nb", "about"))).to.deep.equal(["a b", "a b"]);
  });

  it("parts nobody who has been renamed", async () => {
    expect(await groups(place("a", "en", "about"), place("b", "nb", "om-oss", "a"), place("c", "de", "ueber-uns", "a"))).to.deep.equal([
      "a b c",
      "a b c",
      "a b c",
    ]);
  });

  it("knows the pages that translate a page together with those of its slug, whichever is asked for", async () => {
    const all = await groups(
      place("a", "en", "about"),
      place("b", "nb", "om-oss", "a"),
      place("c", "de", "about"),
      place("d", "fr", "x", "c"),
    );
    expect(all).to.deep.equal(Array(4).fill("a b c d"));
  });

  it("keeps the translations of a page that is gone together", async () => {
    expect(await groups(place("b", "nb", "om-oss", "gone"), place("c", "de", "ueber-uns", "gone"))).to.deep.equal(["b c", "b c"]);
  });

  it("pairs no page with one of the same slug that translates another page", async () => {
    expect(await groups(place("a", "en", "about"), place("b", "nb", "about", "other"))).to.deep.equal(["a", "b"]);
  });

  it("has one page for a language, in any spelling, and shows the asked one", async () => {
    const places = [place("a", "en", "about"), place("b", "pt-BR", "sobre", "a"), place("c", "pt_br", "sobre-nos", "a")];
    expect(await groups(...places)).to.deep.equal(["a b", "a b", "a c"]);
  });

  it("does not follow pages in a circle, or one that names itself", async () => {
    expect(await groups(place("a", "en", "about", "b"), place("b", "nb", "om-oss", "a"), place("c", "de", "c", "c"))).to.deep.equal([
      "a b",
      "a b",
      "c",
    ]);
  });

  it("asks at most three times", async () => {
    const places = [place("a", "en", "about"), place("b", "nb", "om-oss", "a")];
    for (const page of places) {
      const store = storeOf(places);
      await findTranslationGroup(store, "bakery", page);
      expect(store.reads.length).to.be.at.most(3);
    }
  });
});
