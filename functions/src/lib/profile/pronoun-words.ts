import type { Pronoun } from "../projects/profile.ts";

/** What people say for their pronouns in one language: words and phrases, separated by commas. */
export interface PronounWords extends Readonly<Record<Pronoun, string>> {
  /** Of the above: words that mean something else in other languages, and count only in a conversation in this one. */
  readonly onlyHere?: string;
  /** Words around a pronoun that change nothing about it. */
  readonly around: string;
}

/**
 * European languages. The forms of the neutral pronouns are those that https://pronouns.page and its sister sites list as used
 * (2026-11). Where a language has one pronoun for everybody, it is the neutral one.
 */
export const europeanWords: Readonly<Record<string, PronounWords>> = {
  en: {
    she_her: "she, her, hers, herself, female, feminine, woman, trans woman, girl, lady",
    he_him: "he, him, his, himself, male, masculine, man, trans man, boy, guy, gentleman",
    they_them:
      "they, them, their, theirs, themself, themselves, non binary, nonbinary, enby, nb, neutral, gender neutral, genderqueer, agender, any, all, either, any of them, " +
      "it, its, ze, zir, zirs, hir, hirs, sie hir, zie, xe, xem, xyr, xyrs, ey, em, eir, eirs, fae, faer, faers, ae, aer, aers, ve, ver, vis, per, pers, no preference, don't care, do not care, doesn't matter, does not matter",
    unspecified:
      "unspecified, not specified, prefer not to say, prefer not to answer, prefer not to tell, rather not say, rather not tell, rather not, don't want to say, do not want to say, " +
      "not say, don't say, none, no pronouns, no pronoun, without pronouns, just my name, only my name, use my name, just use my name, skip, leave it open, undisclosed",
    onlyHere: "it, per, em, man, ve, ver, vis",
    around:
      "my, pronoun, pronouns, is, are, i, i'm, i am, it's, use, i'd, i would, would, like, please, and, or, the set, go by, goes by, call me, refer to me as, the, a, an, person, as, prefer, by, form, slash",
  },
  de: {
    she_her: "sie, ihr, ihre, ihrer, weiblich, weibliche, feminin, frau",
    he_him: "er, ihm, ihn, sein, seine, männlich, männliche, maskulin, mann",
    they_them:
      "dey, denen, deren, xier, sier, hen, they, nicht binär, nichtbinär, nicht binäre, nichtbinäre, enby, divers, neutral, geschlechtsneutral, egal, beliebig",
    unspecified:
      "keine, kein, keine pronomen, kein pronomen, keine angabe, möchte ich nicht sagen, möchte nicht sagen, will ich nicht sagen, sage ich nicht, lieber nicht, nur mein name, nur mit namen, nur mein vorname, ohne pronomen",
    onlyHere: "sie, er, ihr, ihre, sein, seine",
    around: "mein, meine, pronomen, sind, ist, lautet, lauten, ich, benutze, verwende, bin, bitte, und, oder, die, das, der, eine, ein",
  },
  nl: {
    she_her: "zij, ze, haar, vrouwelijk, vrouwelijke, vrouw",
    he_him: "hij, hem, mannelijk, mannelijke, man",
    they_them: "hen, hun, die, diens, non binair, nonbinair, non binaire, neutraal, genderneutraal, alle, maakt niet uit",
    unspecified:
      "geen, geen voornaamwoorden, zeg ik liever niet, liever niet, liever niet zeggen, wil ik niet zeggen, alleen mijn naam, gewoon mijn naam",
    onlyHere: "ze, die, hun, man, alle",
    around: "mijn, voornaamwoord, voornaamwoorden, zijn, is, ik, gebruik, ben, en, of, graag, een",
  },
  sv: {
    she_her: "hon, henne, hennes, kvinnlig, kvinnligt, kvinnliga, feminint, kvinna",
    he_him: "han, honom, hans, manlig, manligt, manliga, maskulint, man",
    they_them:
      "hen, hens, henom, den, dens, dem, icke binär, ickebinär, könsneutralt, könsneutral, neutralt, neutral, vilket som helst, spelar ingen roll, alla",
    unspecified:
      "inget, inga, inga pronomen, inget pronomen, vill inte säga, vill jag inte säga, helst inte, säger helst inte, vill inte svara, bara mitt namn, bara namnet, använd mitt namn",
    onlyHere: "den, dem, man, alla, inga, inget, hans",
    around: "mitt, mina, pronomen, är, jag, använder, och, eller, tack, en, ett",
  },
  nb: {
    she_her: "hun, henne, hennes, hende, hendes, kvinnelig, kvindelig, feminint, hunkjønn, hunkøn, kvinne, kvinde",
    he_him: "han, ham, hans, mannlig, mandlig, maskulint, hankjønn, hankøn, mann, mand",
    they_them:
      "hen, hens, de, dem, deres, ikke binær, ikkebinær, ikke binært, kjønnsnøytral, kjønnsnøytralt, kønsneutral, kønsneutralt, nøytral, neutral, samme for meg, ligegyldigt",
    unspecified:
      "ingen, ingen pronomen, ingen pronomener, vil ikke si, vil jeg ikke si, helst ikke, ønsker ikke å si, vil helst ikke si, vil ikke sige, vil helst ikke sige, ønsker ikke at sige, bare navnet mitt, bare mit navn, kun mit navn",
    onlyHere: "hun, de, dem, mann, mand, hans, ham, ingen",
    around: "mitt, mit, mine, pronomen, pronomenet, pronomener, er, jeg, bruker, bruger, og, eller, takk, tak, en, et",
  },
  is: {
    she_her: "hún, hana, hennar, kvenkyns",
    he_him: "hann, honum, karlkyns",
    they_them: "hán, háns, kynsegin",
    unspecified: "ekkert, engin fornöfn, vil ekki segja",
    around: "fornafn, mitt, er, og",
  },
  fi: {
    she_her: "nainen, naispuolinen",
    he_him: "mies, miespuolinen",
    they_them: "hän, häntä, hänen, hänet, muunsukupuolinen, ei binäärinen, sukupuolineutraali, neutraali",
    unspecified: "ei mitään, en halua sanoa, en kerro, en halua kertoa, vain nimi, vain nimeni",
    around: "pronominini, pronomini, on, olen, käytän, ja, tai",
  },
  et: {
    she_her: "naine",
    he_him: "mees",
    they_them: "tema, ta, nemad, mittebinaarne, neutraalne",
    unspecified: "ei soovi öelda, ei taha öelda, mitte ühtegi, ainult nimi",
    onlyHere: "ta, tema",
    around: "minu, asesõna, on, ja",
  },
  hu: {
    she_her: "nő, nőnemű",
    he_him: "férfi, hímnemű",
    they_them: "ő, őt, övé, nembináris, nem bináris, semleges",
    unspecified: "nem szeretném megmondani, nem mondom meg, inkább nem, semmilyen, csak a nevem",
    around: "a, az, névmásom, névmás, és, vagyok",
  },
  tr: {
    she_her: "kadın",
    he_him: "erkek",
    they_them: "o, onu, ona, onun, onlar, non binary, ikili olmayan, nötr, cinsiyetsiz",
    unspecified: "söylemek istemiyorum, belirtmek istemiyorum, hiçbiri, yok, sadece adım, sadece ismim",
    onlyHere: "o, onu, ona, onun, yok",
    around: "zamirim, zamirlerim, zamir, ve, ben, benim, lütfen",
  },
  fr: {
    she_her: "elle, elles, féminin, féminine, féminins, femme",
    he_him: "il, ils, lui, masculin, masculine, masculins, homme",
    they_them: "iel, iels, ellui, yel, ielle, ael, al, ol, ul, non binaire, nonbinaire, non genré, neutre, neutres, peu importe, tous",
    unspecified:
      "aucun, aucuns, aucun pronom, préfère ne pas dire, préfère ne pas le dire, préfère ne pas répondre, ne pas dire, ne veux pas le dire, ne souhaite pas le dire, plutôt pas, juste mon prénom, juste mon nom, seulement mon prénom, sans pronom",
    onlyHere: "elle, elles, il, ils, al, ol, ul, tous, aucun",
    around:
      "mon, mes, pronom, pronoms, est, sont, je, j'utilise, utilise, suis, c'est, et, ou, les, le, la, leur, sa, son, une, un, s'il vous plaît, au",
  },
  es: {
    she_her: "ella, ellas, femenino, femenina, femeninos, el femenino, mujer",
    he_him: "él, el, ellos, masculino, masculina, masculinos, el masculino, hombre, varón",
    they_them:
      "elle, elles, no binario, no binaria, no binarie, no binarios, nobinario, neutro, neutros, el neutro, género neutro, neutral, cualquiera, me da igual, todos",
    unspecified:
      "ninguno, ningún pronombre, sin pronombres, sin pronombre, prefiero no decir, prefiero no decirlo, prefiero no contestar, prefiero no responder, no quiero decirlo, mejor no, solo mi nombre, sólo mi nombre",
    onlyHere: "elle, elles, todos",
    around:
      "mi, mis, pronombre, pronombres, es, son, yo, uso, usa, soy, y, o, el pronombre, el género, los, las, la, lo, le, su, suyo, suya, por favor, una, un, género",
  },
  pt: {
    she_her: "ela, elas, dela, delas, feminino, feminina, femininos, mulher",
    he_him: "ele, eles, dele, deles, masculino, masculina, masculinos, homem",
    they_them:
      "elu, elus, delu, ile, dile, elx, não binário, não binária, não binárie, não binario, neutro, neutros, gênero neutro, género neutro, qualquer, qualquer um, tanto faz",
    unspecified:
      "nenhum, nenhum pronome, sem pronomes, sem pronome, prefiro não dizer, prefiro não informar, prefiro não responder, não quero dizer, melhor não, só meu nome, só o meu nome, apenas meu nome",
    onlyHere: "ile",
    around: "meu, meus, o, os, pronome, pronomes, é, são, eu, uso, sou, e, ou, por favor, uma, um",
  },
  it: {
    she_her: "lei, ella, essa, femminile, femminili, donna",
    he_him: "lui, egli, esso, maschile, maschili, uomo",
    they_them: "loro, ləi, non binario, non binaria, non binariə, nonbinario, neutro, neutri, qualsiasi, qualunque, uguale",
    unspecified:
      "nessuno, nessun pronome, senza pronomi, preferisco non dirlo, preferisco non dire, preferisco non rispondere, non voglio dirlo, meglio di no, solo il mio nome, soltanto il mio nome",
    onlyHere: "esso, essa",
    around: "il, i, mio, miei, pronome, pronomi, è, sono, io, uso, e, o, le, gli, suo, sua, una, un, per favore",
  },
  ca: {
    she_her: "ella, femení, dona",
    he_him: "ell, masculí, home",
    they_them: "elli, no binari, no binària, neutre",
    unspecified: "cap, prefereixo no dir ho, només el meu nom",
    onlyHere: "dona, home, cap",
    around: "el, meu, pronom, pronoms, és, són, i",
  },
  ro: {
    she_her: "ea, feminin, femeie",
    he_him: "el, masculin, bărbat",
    they_them: "ei, ele, non binar, nonbinar, neutru",
    unspecified: "niciunul, prefer să nu spun, nu vreau să spun, doar numele meu",
    onlyHere: "el, ei, ele",
    around: "pronumele, pronume, meu, mele, este, sunt, și, eu",
  },
};
