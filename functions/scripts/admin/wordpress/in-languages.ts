import { canonicalLanguage } from "../../../src/lib/i18n/language.ts";
import { absolute } from "./old-url.ts";
import type { WxrItem } from "./wxr-item.ts";

/** `[:en]Bread[:nb]Brød[:]` or `<!--:en-->Bread<!--:-->`. https://github.com/qtranslate/qtranslate-xt/wiki */
const sign = /\[:([a-z]{2})?\]|<!--:([a-z]{2})?-->/;

/** 40 languages: more than any site has. Each gets a copy of all that is in none. */
const mostLanguages = 40;

/** A page for each of the languages that qTranslate and its like keep in one; the site's own language keeps the number and the address. */
export const inLanguages = (item: WxrItem): readonly WxrItem[] => {
  const { title, content, excerpt, site } = item;
  if (![title, content, excerpt].some((text) => sign.test(text))) return [item];
  const languages = [
    ...new Set(
      [title, content].flatMap((text) => [...text.matchAll(new RegExp(sign, "g"))].flatMap(([, one, other]) => one ?? other ?? [])),
    ),
  ];
  if (languages.length > mostLanguages) return [item];
  const own = canonicalLanguage(site.language)?.slice(0, 2) ?? "";
  const main = languages.includes(own) ? own : languages[0];
  return languages
    .map((language): WxrItem => {
      const texts = { title: textIn(title, language), content: textIn(content, language), excerpt: textIn(excerpt, language) };
      const shared = { language, translations: `languages of ${item.id}` };
      return language === main
        ? { ...item, ...texts, ...shared }
        : { ...item, ...texts, ...shared, id: `${item.id}:${language}`, link: addressIn(item, language), comments: 0 };
    })
    .filter((one) => one.language === main || one.content.trim() !== "");
};

/** What is in no language is in all. */
const textIn = (text: string, language: string): string => {
  const [start = "", ...parts] = text.split(sign);
  let kept = start;
  for (let at = 0; at < parts.length; at += 3) {
    const of = parts[at] ?? parts[at + 1];
    if (of === undefined || of === language) kept += parts[at + 2] ?? "";
  }
  return kept;
};

const addressIn = ({ link, site }: WxrItem, language: string): string => {
  const url = absolute(link, undefined);
  if (url?.search !== "") return link;
  const start = (absolute(site.url, undefined)?.pathname ?? "").replace(/\/$/, "");
  if (url.pathname.startsWith(start)) url.pathname = `${start}/${language}${url.pathname.slice(start.length)}`;
  return url.href;
};
