import { expect } from "chai";
import { profileOfWebsite } from "../../src/lib/extraction/profile-of-website.ts";
import { readHtml } from "../../src/lib/services/web/read-html.ts";

const profileOf = (html: string, country = "NO") =>
  profileOfWebsite([readHtml(html, new URL("https://fjord.example/"))], { name: "Fjord", country }, "en");

describe("structured data in the text of a page", () => {
  const expected = {
    name: "Fjord Bakeri",
    phone: "+47 55 30 18 46",
    address: "Marken 27B, 5017 Bergen",
    opening_hours: "Monday – Friday 7:00 AM–5:00 PM",
  };
  const valuesOf = (html: string): unknown => {
    const { name, phone, address, opening_hours: hours } = profileOf(html);
    return { name: name?.value, phone: phone?.value, address: address?.value, opening_hours: hours?.value.replaceAll(/\s/g, " ") };
  };

  it("is read as microdata", () => {
    expect(
      valuesOf(`<div itemscope itemtype="https://schema.org/Bakery"><b itemprop="name">Fjord Bakeri</b>
        <a itemprop="telephone" href="tel:+47 55 30 18 46">Ring oss</a>
        <p itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Marken 27B</span>
        <span itemprop="postalCode">5017</span> <span itemprop="addressLocality">Bergen</span></p>
        <time itemprop="openingHours" datetime="Mo-Fr 07:00-17:00">hverdager</time></div>`),
    ).to.deep.equal(expected);
  });

  it("is read as RDFa", () => {
    expect(
      valuesOf(`<div vocab="https://schema.org/" typeof="Bakery"><b property="name">Fjord Bakeri</b>
        <meta property="og:title" content="Other"><span property="telephone" content="+47 55 30 18 46">ring</span>
        <p property="address" typeof="PostalAddress"><span property="streetAddress">Marken 27B</span>
        <span property="postalCode">5017</span> <span property="addressLocality">Bergen</span></p>
        <meta property="openingHours" content="Mo-Fr 07:00-17:00"></div>`),
    ).to.deep.equal(expected);
  });

  it("is bounded, whatever it nests and repeats", () => {
    const deep = '<div itemscope itemprop="a" itemtype="https://schema.org/Bakery">'.repeat(400);
    const many = '<b itemprop="name __proto__ constructor">x</b>'.repeat(20_000);
    for (const html of [deep, `<div itemscope itemtype="Bakery">${many}</div>`, "<div itemscope>".repeat(100_000)])
      expect(() => profileOf(html)).not.to.throw();
  });
});

describe("addresses that are hidden from programs", () => {
  const emailOf = (html: string): unknown => profileOf(html).email?.value;

  it("are read as browsers show them", () => {
    expect(emailOf('<p>post<img alt="(at)" src="a.gif">fjord.example</p>')).to.equal("post@fjord.example");
    expect(emailOf('<p>post<span style="display:none">x</span>@fjord.example</p>')).to.equal("post@fjord.example");
    expect(emailOf('<a href="/cdn-cgi/l/email-protection#52223d21261234383d20367c372a333f223e37">[email&#160;protected]</a>')).to.equal(
      "post@fjord.example",
    );
    expect(emailOf('<a data-cfemail="12627d61665274787d60763c776a737f627e77">[email&#160;protected]</a>')).to.equal("post@fjord.example");
    expect(emailOf("<p>post {ät} fjord.example</p>")).to.equal("post@fjord.example");
    expect(emailOf("<p>post [arroba] fjord [punto] example</p>")).to.equal("post@fjord.example");
  });

  const hidden: readonly (readonly [html: string, email: string | undefined])[] = [
    ["<p>post (kr&oslash;llalfa) fjord punktum example</p>", "post@fjord.example"],
    ["<p>post kukac fjord pont example</p>", "post@fjord.example"],
    ["<p>E-post: post AT fjord.example</p>", "post@fjord.example"],
    ["<p>post @ fjord . example</p>", "post@fjord.example"],
    ['<p style="unicode-bidi: bidi-override; direction: rtl">elpmaxe.drojf@tsop</p>', "post@fjord.example"],
    ['<a href="#" data-u="post" data-d="fjord.example">show</a>', "post@fjord.example"],
    ['<span data-domain="fjord" data-tld="example" data-name="post">show</span>', "post@fjord.example"],
    ['<a data-mail="cG9zdEBmam9yZC5leGFtcGxl">show</a>', "post@fjord.example"],
    [`<script>var u="post",d="fjord"+".example";document.write(u+"@"+d);</script>`, "post@fjord.example"],
    [`<a href="javascript:location='mailto:'+'post'+String.fromCharCode(64)+'fjord.example'">x</a>`, "post@fjord.example"],
    ["<p>Visit us at fjord.example today</p>", undefined],
    ["<p>Vi er på fjord.example hele året</p>", undefined],
    ["<script>count('config',{cookie_domain:'fjord.example'})</script>", undefined],
    ['<form data-domain="fjord.example" data-form="contact"></form>', undefined],
    [`<script>var s="@",home="https://www.fjord.example",style="bold"</script>`, undefined],
  ];
  for (const [html, email] of hidden) {
    it(`are ${email ?? "not there"} in ${html}`, () => {
      expect(emailOf(html)).to.equal(email);
    });
  }

  it("are the site's own where its name has other letters than those of ASCII", () => {
    const page = readHtml("<p>hallo (at) bäckerei.example</p>", new URL("https://bäckerei.example/"));
    expect(profileOfWebsite([page], { name: "", country: "DE" }, "de").email?.value).to.equal("hallo@bäckerei.example");
  });

  it("are the site's own, and not any two words around a bracket", () => {
    expect(emailOf("<p>We (and) others.example</p>")).to.equal(undefined);
    expect(emailOf("<p>open (at) other.example</p>")).to.equal(undefined);
  });
});
