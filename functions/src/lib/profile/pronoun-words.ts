import type { Pronoun } from "../projects/profile.ts";

/** What people say for their pronouns in one language: words and phrases, separated by commas. */
export interface PronounWords extends Readonly<Record<Pronoun, string>> {
  /** "she, not he": what comes after one of these is not meant. In some languages it is what comes before. */
  readonly not: string;
  readonly notBefore?: string;
  /** Of all: words that mean something else in other languages, and count only in a conversation in this one. */
  readonly onlyHere?: string;
  /** Words around a pronoun that change nothing about it. */
  readonly around: string;
}

type Forms = readonly [she: string, he: string, they: string, unspecified: string];

const words = (
  [she_her, he_him, they_them, unspecified]: Forms,
  more: Pick<PronounWords, "not" | "notBefore" | "onlyHere" | "around">,
): PronounWords => ({
  she_her,
  he_him,
  they_them,
  unspecified,
  ...more,
});

/**
 * Only what a model that was asked for one of the four values still sends: the pronoun itself, "non-binary", and that somebody would
 * rather not say. A pronoun that says nothing of the person (hän, o, siya) is none of the values, and neither are ze or xe: the agent asks.
 */
// prettier-ignore
export const pronounWords: Readonly<Record<string, PronounWords>> = {
  en: words(
    ["she, her, hers, herself, female, feminine, woman, girl", "he, him, his, himself, male, masculine, man, guy",
      "they, them, their, theirs, themself, themselves, non binary, nonbinary, enby, neutral, gender neutral, any, either",
      "unspecified, not specified, prefer not to say, rather not say, don't want to say, do not want to say, none, no pronouns, just my name"],
    { not: "not, isn't", onlyHere: "man", around: "my, pronoun, pronouns, is, are, it's, i, i'm, i am, use, i'd, please, and, or, but, no, a, person, slash" },
  ),
  de: words(
    ["sie, ihr, weiblich, feminin, frau", "er, ihm, ihn, männlich, maskulin, mann", "dey, denen, deren, they, nicht binär, nichtbinär, divers, neutral",
      "keine, keine pronomen, keine angabe, möchte ich nicht sagen, lieber nicht, nur mein name"],
    { not: "nicht, kein", onlyHere: "sie, er, ihr", around: "meine, pronomen, sind, ich, bin, benutze, bitte, und, oder, sondern, nein, eine, ein" },
  ),
  nl: words(
    ["zij, ze, haar, vrouwelijk, vrouw", "hij, hem, mannelijk", "hen, hun, die, diens, non binair, nonbinair, neutraal",
      "geen, geen voornaamwoorden, liever niet, liever niet zeggen, wil ik niet zeggen, alleen mijn naam"],
    { not: "niet", onlyHere: "ze, die, hun", around: "mijn, voornaamwoorden, zijn, is, ik, ben, gebruik, en, of, maar, nee, een, graag" },
  ),
  sv: words(
    ["hon, henne, hennes, kvinna", "han, honom, hans", "hen, hens, henom, den, dens, icke binär, ickebinär, könsneutral",
      "inga, inga pronomen, vill inte säga, vill jag inte säga, helst inte, bara mitt namn"],
    { not: "inte", onlyHere: "den, inga, hans", around: "mina, pronomen, är, jag, använder, och, eller, utan, nej, tack" },
  ),
  nb: words(
    ["hun, ho, henne, hennes, hende, hendes, kvinne, kvinde", "han, ham, hans", "hen, hens, de, dem, deres, ikke binær, ikkebinær, kjønnsnøytral",
      "ingen, ingen pronomen, vil ikke si, helst ikke, vil ikke sige, bare navnet mitt, bare mit navn, bare med navn"],
    { not: "ikke, ikkje", onlyHere: "hun, ho, de, dem, hans, ham, ingen", around: "mine, pronomen, pronomener, er, jeg, eg, bruker, bruger, og, eller, men, nei, nej, takk, tak" },
  ),
  is: words(["hún, hana, hennar", "hann, honum", "hán, háns, kynsegin", "ekkert, vil ekki segja"], { not: "ekki", around: "ég, er, og, heldur, nei" }),
  fi: words(["nainen", "mies", "muunsukupuolinen, ei binäärinen", "en halua sanoa, en kerro, vain nimi"], { not: "ei", around: "olen, ja, vaan" }),
  et: words(["naine", "mees", "mittebinaarne", "ei soovi öelda, ainult nimi"], { not: "mitte, ei", around: "olen, ja, vaid" }),
  hu: words(["nő", "férfi", "nembináris, nem bináris", "nem mondom meg, inkább nem, csak a nevem"], { not: "nem", around: "vagyok, és, hanem" }),
  tr: words(["kadın", "erkek", "onlar, non binary, ikili olmayan", "söylemek istemiyorum, belirtmek istemiyorum, sadece adım"], { not: "", notBefore: "değil", around: "o, onu, ona, onun, ve, ben, lütfen, hayır" }),
  fr: words(
    ["elle, elles, féminin, femme", "il, ils, lui, masculin, homme", "iel, iels, ellui, non binaire, nonbinaire, neutre",
      "aucun, aucun pronom, préfère ne pas dire, préfère ne pas le dire, ne souhaite pas le dire, juste mon prénom"],
    { not: "pas, et non", onlyHere: "elle, elles, il, ils, aucun", around: "mes, pronoms, sont, je, j'utilise, suis, c'est, et, ou, mais, non, une, un, la, s'il vous plaît" },
  ),
  es: words(
    ["ella, ellas, femenino, el femenino, mujer", "él, el, ellos, masculino, el masculino, hombre", "elle, elles, no binario, no binaria, no binarie, neutro",
      "ninguno, sin pronombres, prefiero no decir, prefiero no decirlo, solo mi nombre"],
    { not: "no", onlyHere: "elle, elles", around: "mi, mis, pronombre, pronombres, es, son, yo, uso, soy, y, o, sino, por favor, una, un" },
  ),
  pt: words(
    ["ela, elas, dela, feminino, mulher", "ele, eles, dele, masculino, homem", "elu, elus, delu, não binário, não binária, neutro",
      "nenhum, sem pronomes, prefiro não dizer, prefiro não informar, só meu nome"],
    { not: "não", around: "meus, pronomes, são, é, eu, uso, sou, e, ou, mas, sim, por favor, uma, um" },
  ),
  it: words(
    ["lei, ella, femminile, donna", "lui, egli, maschile, uomo", "loro, ləi, non binario, non binaria, neutro", "nessuno, preferisco non dirlo, solo il mio nome"],
    { not: "non, no", around: "i, miei, pronomi, sono, io, uso, e, o, ma, bensì, una, un, per favore" },
  ),
  ca: words(["ella, femení, dona", "ell, masculí, home", "elli, no binari, no binària", "cap, prefereixo no dir ho"], { not: "no", onlyHere: "dona, home, cap", around: "sóc, soc, és, i, sinó" }),
  ro: words(["ea, femeie", "el, bărbat", "ei, ele, non binar, nonbinar", "prefer să nu spun, doar numele meu"], { not: "nu", onlyHere: "el, ei, ele", around: "sunt, și, ci" }),
  pl: words(
    ["ona, jej, kobieta", "on, jego, mężczyzna", "oni, one, onu, niebinarny, niebinarna", "wolę nie mówić, nie chcę mówić, tylko imię"],
    { not: "nie", onlyHere: "on, one", around: "moje, zaimki, to, są, używam, proszę, i, lub, tylko, ale, a" },
  ),
  cs: words(["ona, její, žena", "on, jeho, muž", "oni, ono, nebinární", "nechci říct, raději ne, jen jméno"], { not: "ne, nikoli", onlyHere: "on", around: "jsem, a, ale, prosím" }),
  sk: words(["ona, jej, žena", "on, jeho, muž", "oni, ono, nebinárny, nebinárna", "nechcem povedať, radšej nie, len meno"], { not: "nie", onlyHere: "on", around: "som, a, ale, prosím" }),
  hr: words(["ona, njoj, žena", "on, njega, muškarac", "oni, ono, nebinarna", "ne želim reći, radije ne, samo ime"], { not: "ne, nije, nego ne", onlyHere: "on", around: "ja, sam, i, nego, već, a" }),
  ru: words(
    ["она, её, ее, ей, женский, женщина", "он, его, ему, мужской, мужчина", "они, их, небинарный, небинарная", "не хочу говорить, предпочитаю не говорить, лучше не надо, просто имя"],
    { not: "не", around: "мои, местоимения, я, и, или, а, но, это, нет, пожалуйста, род" },
  ),
  uk: words(["вона, її, жінка", "він, його, чоловік", "вони, їх, небінарний, небінарна", "не хочу казати, краще не казати, лише ім'я"], { not: "не", around: "мої, займенники, я, це, і, та, а, ні" }),
  bg: words(["тя, нея, жена", "той, него, мъж", "те, тях, небинарен, небинарна", "предпочитам да не казвам, само името ми"], { not: "не", onlyHere: "те, него", around: "аз, съм, и, а" }),
  sr: words(["она, њој, жена", "он, њега, мушкарац", "они, оно, небинарна", "не желим да кажем, само име"], { not: "не, није", around: "ја, сам, и, него, већ, а" }),
  lv: words(["viņa, sieviete", "viņš, vīrietis", "viņi, nebinārs, nebināra", "nevēlos teikt, tikai vārds"], { not: "ne, nevis", around: "es, esmu, un, bet" }),
  lt: words(["ji, jos, moteris", "jis, jo, vyras", "jie, nebinarinis, nebinarinė", "nenoriu sakyti, tik vardas"], { not: "ne", onlyHere: "ji, jo", around: "aš, esu, ir, o, bet" }),
  el: words(["αυτή, θηλυκό, γυναίκα", "αυτός, αρσενικό, άνδρας, άντρας", "αυτά, αυτό, ουδέτερο, μη δυαδικό", "προτιμώ να μην πω, μόνο το όνομά μου"], { not: "όχι", around: "είμαι, και, αλλά" }),
  he: words(
    ["היא, שלה, אותה, את, נקבה, בנקבה, לשון נקבה, בלשון נקבה, אישה", "הוא, שלו, אותו, אתה, זכר, בזכר, לשון זכר, בלשון זכר, גבר",
      "הם, הן, שלהם, אתם, נון בינרי, נון בינרית, אבינרי, אבינרית, לשון מעורבת", "ללא, מעדיף לא לומר, מעדיפה לא לומר, לא רוצה לומר, רק השם שלי"],
    { not: "לא", around: "אני, שלי, כינוי, הגוף, או, אלא, בבקשה" },
  ),
  ar: words(
    ["هي, لها, مؤنث, المؤنث, أنثى, امرأة", "هو, له, مذكر, المذكر, ذكر, رجل", "هم, هما, غير ثنائي, غير ثنائية, محايد", "بدون, لا أريد أن أقول, أفضل عدم القول, أفضل ألا أقول, اسمي فقط"],
    { not: "ليس, ليست, لا, وليس, مش", around: "أنا, ضمائري, و, أو, بل, من فضلك" },
  ),
  fa: words(["خانم, مونث, زن", "آقا, مذکر, مرد", "آنها, نان باینری, غیر دودویی", "ترجیح می دهم نگویم, نمی خواهم بگویم, فقط اسمم"], { not: "نه", around: "من, و, بلکه, لطفا" }),
  ur: words(["عورت, مونث", "مرد, مذکر", "نان بائنری", "نہیں بتانا چاہتا, نہیں بتانا چاہتی, صرف نام"], { not: "", notBefore: "نہیں", around: "میں, ہوں, اور, بلکہ" }),
  hi: words(["महिला, स्त्री, स्त्रीलिंग", "पुरुष, पुल्लिंग", "नॉन बाइनरी, गैर बाइनरी", "नहीं बताना चाहता, नहीं बताना चाहती, सिर्फ़ नाम"], { not: "", notBefore: "नहीं", around: "मैं, हूँ, और, बल्कि" }),
  ta: words(["அவள், பெண்", "அவன், ஆண்", "இருமையற்ற", "சொல்ல விரும்பவில்லை"], { not: "", notBefore: "இல்லை, அல்ல", around: "நான்" }),
  te: words(["ఆమె, స్త్రీ", "అతను, అతడు, పురుషుడు", "నాన్ బైనరీ", "చెప్పడం ఇష్టం లేదు"], { not: "", notBefore: "కాదు", around: "నేను" }),
  am: words(["እሷ, ሴት", "እሱ, ወንድ", "እነሱ", "መናገር አልፈልግም"], { not: "", notBefore: "አይደለም", around: "እኔ" }),
  ja: words(
    ["彼女, 女性", "彼, 男性", "彼ら, ノンバイナリー, ノンバイナリ, エックスジェンダー", "なし, 言いたくない, 言いたくありません, 答えたくない, 名前だけ"],
    { not: "", notBefore: "ではなく, じゃなく, じゃなくて, ではない, じゃない, ではありません", around: "私, の, 代名詞, は, です, を, と, で, お願いします, いいえ" },
  ),
  ko: words(
    ["그녀, 그녀예요, 그녀입니다, 그녀요, 여성, 여자", "그, 그예요, 그입니다, 그요, 남성, 남자", "그들, 논바이너리, 논 바이너리", "없음, 말하고 싶지 않아요, 말하고 싶지 않습니다, 이름만"],
    { not: "", notBefore: "아니라, 말고, 아니고, 아니에요, 가 아니라", onlyHere: "그", around: "제, 대명사는, 저는, 이에요, 예요, 입니다, 가, 아니요" },
  ),
  zh: words(
    ["她, 她的, 女, 女性, 女士", "他, 他的, 男, 男性, 先生", "ta, ta的, 他们, 他們, 非二元, 非二元性别, 非二元性別", "无, 無, 没有, 沒有, 不想说, 不想說, 不愿透露, 不願透露, 只用名字"],
    { not: "不是, 不", onlyHere: "ta, 女, 男, 先生, 无, 無", around: "我, 我的, 的, 代词, 代詞, 是, 而是, 用, 请, 請, 和, 或" },
  ),
  th: words(["เธอ, หญิง, ผู้หญิง", "เขา, ชาย, ผู้ชาย", "พวกเขา, นอนไบนารี, นอนไบนารี่", "ไม่ระบุ, ไม่อยากบอก, ไม่ต้องการบอก, แค่ชื่อ"], { not: "ไม่ใช่", around: "ฉัน, ผม, คือ, และ, แต่, ครับ, ค่ะ, เป็น" }),
  vi: words(["cô ấy, chị ấy, bà ấy, nữ", "anh ấy, ông ấy, nam", "phi nhị nguyên", "không muốn nói, chỉ dùng tên"], { not: "không phải, không", onlyHere: "nam", around: "tôi, là, và, mà" }),
  id: words(["perempuan, wanita", "laki laki, pria, lelaki", "non biner, nonbiner", "tidak mau bilang, tidak ingin mengatakan, nama saja"], { not: "bukan", around: "saya, adalah, dan, tapi, melainkan" }),
};
