import { expect } from "chai";
import { readBusinessUrl, siteName } from "./business-url.ts";

describe("readBusinessUrl", () => {
  const understood: readonly (readonly [said: string, url: string, host: string])[] = [
    ["fjordbakeri.no", "https://fjordbakeri.no", "fjordbakeri.no"],
    ["  HTTPS://WWW.FjordBakeri.NO/ ", "https://www.fjordbakeri.no", "fjordbakeri.no"],
    ["http://fjordbakeri.no:80/om/oss?lang=nb#top", "http://fjordbakeri.no/om/oss?lang=nb", "fjordbakeri.no"],
    ["https://fjordbakeri.no:443", "https://fjordbakeri.no", "fjordbakeri.no"],
    ["https://fjordbakeri.no./", "https://fjordbakeri.no", "fjordbakeri.no"],
    ["bücher.de", "https://xn--bcher-kva.de", "bücher.de"],
    ["//fjordbakeri.no/kontakt", "https://fjordbakeri.no/kontakt", "fjordbakeri.no"],
    ["https://a.very-long.sub.example.co.uk/x/../y", "https://a.very-long.sub.example.co.uk/y", "a.very-long.sub.example.co.uk"],
  ];
  for (const [said, url, host] of understood) {
    it(`understands ${said}`, () => {
      expect(readBusinessUrl(said)).to.deep.equal({ kind: "url", url });
      expect(siteName(url)).to.equal(host);
    });
  }

  it("is idempotent", () => {
    for (const [, url] of understood) expect(readBusinessUrl(url)).to.deep.equal({ kind: "url", url });
  });

  const refused = {
    malformedWebsite: [
      "",
      "fjordbakeri",
      "fjord bakeri.no",
      "ftp://fjordbakeri.no",
      "javascript:alert(1)",
      "data:text/html,x",
      "file:///etc/passwd",
      "mailto:post@fjordbakeri.no",
      "fjordbakeri.no:8080",
      "https://fjordbakeri.no:22",
      "https://user:secret@fjordbakeri.no",
      "https://user@fjordbakeri.no",
      "a..no",
      "-a.no",
      "a-.no",
      "x.123",
      "https://fjord\nbakeri.no",
      "https://",
      "https:// .no",
      "blob:https://fjordbakeri.no/1",
    ],
    closedWebsite: [
      "http://127.0.0.1",
      "127.1",
      "http://2130706433/",
      "http://0x7f.1",
      "http://0177.0.0.1",
      "http://①②⑦.⓪.⓪.①",
      "http://127。0。0。1",
      "http://0/",
      "http://10.0.0.1",
      "http://169.254.169.254/latest/meta-data",
      "http://[::1]/",
      "http://[::ffff:127.0.0.1]/",
      "http://[fd00:ec2::254]/",
      "http://8.8.8.8",
      "localhost",
      "http://localhost:80",
      "localhost.",
      "http://app.localhost",
      "printer.local",
      "metadata.google.internal",
      "router.home.arpa",
      "nas.lan",
    ],
    longWebsite: [`https://fjordbakeri.no/${"a".repeat(2048)}`, `https://fjordbakeri.no/${"å".repeat(700)}`],
  } as const;
  for (const [kind, addresses] of Object.entries(refused)) {
    for (const address of addresses) {
      it(`refuses ${JSON.stringify(address.slice(0, 60))} as ${kind}`, () => {
        expect(readBusinessUrl(address)).to.deep.equal({ kind });
      });
    }
  }
});
