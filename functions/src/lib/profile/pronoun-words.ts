import type { Pronoun } from "../projects/profile.ts";

type Meanings = Readonly<Record<Exclude<Pronoun, "unspecified">, string>>;

/**
 * Pronouns, and words for women, men and people who are neither, in the languages of the catalogues. A word belongs here if it means the
 * same wherever it is a word, so that it may stand anywhere in a sentence, in any conversation. Separated by commas; compared without case
 * and accents.
 */
export const wordsAnywhere: Meanings = {
  she_her:
    "she, shes, her, hers, herself, female, woman, women, girl, lady, gal, feminine, femme, mrs, ms, weiblich, frau, mädchen, femme, féminin, ella, mujer, femenino, chica, señora, donna, " +
    "femminile, ragazza, signora, ela, mulher, feminino, feminina, senhora, zij, haar, vrouw, vrouwelijk, meisje, kvinna, kvinnlig, tjej, henne, hende, kvinde, kvindelig, pige, kvinne, kvinnelig, jente, " +
    "nainen, naispuolinen, ona, kobieta, kobietą, żeńska, žena, žensky, ženská, kadın, hanım, γυναίκα, θηλυκό, αυτή, femeie, feminină, nő, naine, sieviete, viņa, она, женщина, женщиной, женский, женщина, девушка, вона, " +
    "жінка, жінкою, жіноча, дівчина, тя, жена, perempuan, wanita, phụ nữ, cô ấy, היא, אישה, אשה, נקבה, هي, امرأة, أنثى, انثى, خاتون, عورت, زن, خانم, महिला, औरत, स्त्री, लड़की, 彼女, 女性, 女, 她, 그녀, 여자, 여성, หญิง, เธอ",
  he_him:
    "he, hes, him, his, himself, male, man, boy, guy, dude, lad, bloke, gentleman, masculine, masc, mr, mann, männlich, herr, homme, masculin, garçon, hombre, varón, masculino, chico, señor, uomo, maschio, maschile, " +
    "ragazzo, signore, homem, senhor, hij, mannelijk, jongen, manlig, kille, honom, mand, mandlig, mannlig, gutt, mies, miespuolinen, mężczyzna, mężczyzną, męska, męski, muž, mužský, mužské, erkek, άντρας, άνδρας, " +
    "αρσενικό, αυτός, bărbat, férfi, mees, vīrietis, viņš, он, мужчина, мужчиной, мужской, парень, він, чоловік, чоловіком, чоловіча, хлопець, той, мъж, laki, laki-laki, lelaki, pria, đàn ông, anh ấy, הוא, גבר, זכר, هو, رجل, ذكر, مرد, آقا, " +
    "पुरुष, आदमी, मर्द, लड़का, 彼, 男性, 男, 他, 남자, 남성, ชาย",
  they_them:
    "they, theyre, them, their, theirs, themself, themselves, enby, enbies, nb, nonbinary, non-binary, genderqueer, gender-queer, genderfluid, gender-fluid, agender, bigender, pangender, androgynous, gender-neutral, " +
    "genderneutral, two-spirit, third gender, divers, iel, iels, muunsukupuolinen, elu, ノンバイナリー, ノンバイナリ, Xジェンダー, 非二元, 논바이너리, 他们, 她们, 他們, 她們, ta们",
};

/** Pronouns that are another word elsewhere ("er" is Danish for "is"): they count only where they stand alone, as in "er/ihm". */
export const wordsAlone: Meanings = {
  she_her: "elle, sie, ihr, ihre, lei, dela, hun, hon, jej, jí, ea, její, she_her",
  he_him: "er, ihm, sein, il, lui, él, el, ele, dele, han, ham, hem, on, jego, jemu, jeho, 그, เขา, he_him",
  they_them: "hen, die, dey, denen, loro, elle/elles, delu, oni, ich, вони, они, te, hun/hen, hen/hun, họ, họ, הם, הן, هم, वे, they_them",
};

/** "Not binary" is no denial. */
export const nonBinary =
  /(?<!\p{L})(?:non|no|nao|nicht|niet|ikke|icke|ikkje|ei|nie|ne|nem|не|μη|א|نان|غير)[\s-]?(?:bin|бин|бін|δυαδ|בינאר|ثنائي|باينري)\p{L}*/gu;

/** Parts of sentences in which people in these languages prefer not to say it, or say that none fits. */
export const refusals = [
  "(?:prefer|rather)\\p{L}* (?:not|keep|stay)\\p{L}*|declin\\p{L}*|withhold\\p{L}*|undisclosed|unspecified|not specified|no comment|no answer|leave (?:it |that |this )?(?:blank|empty|open)|none of \\p{L}+ business|no pronouns?|keep (?:it|that|this) private|private|^none$|none of (?:these|those|them|the above)|^skip$|^pass$",
  "(?:do not|dont|will not|wont|would not|wouldnt|not going to) (?:(?:want|wish|like|care|need) to )?(?:say|tell|disclose|answer|share|specify|state)\\p{L}*|not comfortable \\p{L}+",
  "prefi[er]{2}o no|prefi[er]{2}o reserv\\p{L}*|no (?:quiero|deseo) (?:decir|responder|contestar|especificar|compartir)\\p{L}*|sin especificar|^ningun[oa]$",
  "prefiro nao|preferia nao|nao (?:quero|desejo|gostaria de) (?:dizer|informar|responder|revelar)|nao especificado|nao informado|^nenhum$",
  "prefer\\p{L}+ non|non (?:voglio|desidero) (?:dir|rispond|specific)\\p{L}*|non specificato|^nessuno$",
  "prefere\\p{L}* (?:ne )?pas|(?:ne )?(?:veux|souhaite|desire|tiens) pas (?:a )?(?:le |y )?(?:dire|repondre|preciser|communiquer|divulguer)|non precise|ca ne vous regarde pas|^aucun$",
  "(?:mochte|will|wurde)?\\s*(?:ich )?(?:das |es |dazu )?(?:lieber )?nicht (?:sagen|angeben|nennen|verraten|beantworten|preisgeben|mitteilen)|lieber nicht|keine angaben?|nicht angegeben|geht \\p{L}+ nichts an",
  "(?:zeg|deel|vertel)?\\s*(?:ik )?(?:dat |het )?liever niet|(?:wil|ga) (?:ik )?(?:dat |het )?niet (?:zeggen|delen)|niet opgegeven",
  "(?:vill|onskar) (?:helst )?inte (?:saga|svara|uppge|beratta)|foredrar att inte|helst inte|ej angivet",
  "(?:vil|onsker) (?:helst )?ikke (?:a |at )?(?:si|sige|oppgi|oplyse|svare|fortelle)|foretr\\p{L}+ (?:a |at )?ikke|helst ikke|ikke (?:oppgitt|angivet)",
  "wole nie|wolal\\p{L}* nie|nie chce (?:mowic|podawac|odpowiadac)|nie podano|(?:nechci|nechcem) \\p{L}+|radeji ne\\p{L}*|radsej ne\\p{L}*",
  "предпочита\\p{L}* не|предпочел\\p{L}* бы не|не хочу (?:говорить|отвечать|указывать|сообщать)|не скажу|не указано|волію не|не хочу (?:казати|говорити|відповідати)|не бажаю|не искам",
  "(?:belirtmek|soylemek|paylasmak) iste\\p{L}*|(?:belirtme|soyleme)meyi|προτιμω να μη\\p{L}*|δεν θελω να|prefer sa nu|nu vreau sa|inkabb nem|nem (?:szeretnem|akarom|kivanom) \\p{L}+|en (?:halua|haluaisi) \\p{L}+",
  "מעדיפ?ה? (?:לא|שלא)|לא רוצה (?:להגיד|לומר|לענות)|[اأ]فضل (?:عدم|ان لا|الا)|لا (?:اريد|ارغب) [\\p{L} ]*|ترجيح مي\\s?دهم ن\\p{L}*|نمي\\s?خواهم بگو\\p{L}*|नहीं बताना|बताना नहीं|نہیں بتانا|بتانا نہیں",
  "(?:答え|言い|教え|回答し)たく(?:ない|ありません)|回答しない|無回答|未回答|未設定|不(?:想|愿意?|願意?|方便|便)(?:说|說|透露|回答|告[诉訴])|不(?:透露|告[诉訴]|回答)|保密",
  "(?:말하|밝히|대답하|알려주)고 싶지 않\\p{L}*|말하지 않\\p{L}*|비공개|ไม่(?:ต้องการ|อยาก|ขอ|ประสงค์)\\p{L}*|ไม่ระบุ|khong muon (?:noi|tiet lo|tra loi)|(?:tidak|tak) (?:ingin|mau|bersedia) \\p{L}+|lebih suka tidak",
] as const;
