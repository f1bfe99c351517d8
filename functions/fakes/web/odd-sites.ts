import { gzipSync } from "node:zlib";
import { html, redirect, type Site, type WebAnswer } from "./fake-site.ts";

const site = (host: string, answer: (path: string) => WebAnswer | undefined): Site => ({ host, answer });

const home = (host: string, answer: () => WebAnswer): Site => site(host, (path) => (path === "/" ? answer() : undefined));

const page = (text: string): WebAnswer =>
  html(`<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body><p>${text}</p></body></html>`);

const refresh = (content: string): WebAnswer =>
  html(`<html lang="en"><meta http-equiv="Refresh" content="${content}"><p>${about}</p></html>`);

const about = "We repair clocks and barometers for people all over the country, by post and in our shop by the station.";

let bomb: Uint8Array | undefined;

/** 20 MB of spaces in 20 kB. */
const gzipBomb = (): WebAnswer => {
  bomb ??= gzipSync(Buffer.alloc(20_000_000, " "));
  return { status: 200, headers: { "Content-Type": "text/html", "Content-Encoding": "gzip" }, body: bomb };
};

/** Sites that misbehave, as some real companies' sites do. */
export const oddSites: readonly Site[] = [
  home("huge.example", () =>
    html(`<html lang="en"><body>${"<p>Everything must go, and there is always more of it.</p>".repeat(60_000)}</body></html>`),
  ),
  home("bomb.example", gzipBomb),
  home("slow.example", () => ({ ...page(about), byteEveryMs: 400 })),
  home("silent.example", () => ({ ...page(about), delayMs: 60_000 })),
  site("loop.example", (path) => (path === "/robots.txt" ? undefined : redirect(path === "/a" ? "/b" : "/a"))),
  home("chain.example", () => redirect("http://www.chain.example/")),
  home("www.chain.example", () => redirect("/1")),
  home("moved.example", () => redirect("http://fjordbakeri.example/", 301)),
  home("private-redirect.example", () => redirect("http://169.254.169.254/computeMetadata/v1/")),
  home("loopback-redirect.example", () => redirect("http://127.0.0.1:80/")),
  home("odd-redirect.example", () => redirect("file:///etc/passwd")),
  home("secure-only.example", () => redirect("https://secure-only.example/")),
  site("no-robots.example", (path) =>
    path === "/robots.txt" ? { status: 200, headers: { "Content-Type": "text/plain" }, body: "User-agent: *\nDisallow: /\n" } : page(about),
  ),
  site("not-lectern.example", (path) =>
    path === "/robots.txt"
      ? { status: 200, headers: { "Content-Type": "text/plain" }, body: "User-agent: LecternBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n" }
      : page(about),
  ),
  site("broken-robots.example", (path) => (path === "/robots.txt" ? { status: 503, headers: {}, body: "" } : page(about))),
  site("partly-robots.example", (path) => {
    if (path === "/robots.txt")
      return { status: 200, headers: { "Content-Type": "text/plain" }, body: "User-agent: *\nDisallow: /contact\n" };
    return html(`<html lang="en"><body><a href="/contact">Contact</a> <a href="/about">About</a><p>${about}</p></body></html>`);
  }),
  site("leaving.example", (path) =>
    path === "/contact"
      ? redirect("http://kind-garden.example/")
      : path === "/"
        ? html(`<html lang="en"><body><a href="/contact">Contact</a><p>${about}</p></body></html>`)
        : undefined,
  ),
  site("refresh.example", (path) => (path === "/" ? refresh("0; url=/en/home") : path === "/en/home" ? page(about) : undefined)),
  home("refresh-loop.example", () => refresh("0;URL='/?again'")),
  home("refresh-private.example", () => refresh("0; http://169.254.169.254/computeMetadata/v1/")),
  home("refresh-later.example", () => refresh("30; url=/never")),
  home("brochure.example", () => ({ status: 200, headers: { "Content-Type": "application/pdf" }, body: "%PDF-1.7" })),
  site("gone.example", () => ({ status: 404, headers: { "Content-Type": "text/html" }, body: "<h1>Not found</h1>" })),
  site("down.example", (path) => (path === "/robots.txt" ? undefined : { status: 503, headers: {}, body: "" })),
  home("deep.example", () => html(`<html lang="en"><body>${"<div>".repeat(200_000)}${"</b>".repeat(200_000)}`)),
];
