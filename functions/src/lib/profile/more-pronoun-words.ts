import type { PronounWords } from "./pronoun-words.ts";

/** Slavic languages and Greek. */
const easternWords: Readonly<Record<string, PronounWords>> = {
  pl: {
    she_her: "ona, jej, ją, nią, żeńskie, żeński, żeńskich, kobieta",
    he_him: "on, jego, jemu, niego, nim, męskie, męski, męskich, mężczyzna",
    they_them: "oni, one, onu, ono, ich, niebinarny, niebinarna, niebinarne, neutralne, neutralny, wszystkie, dowolne",
    unspecified: "żadne, bez zaimków, wolę nie mówić, nie chcę mówić, nie chcę podawać, raczej nie, tylko imię, tylko moje imię",
    onlyHere: "on, one, ich, nim, wszystkie",
    around: "moje, mój, zaimki, zaimek, to, są, jest, używam, proszę, i, lub, albo, rodzaj",
  },
  cs: {
    she_her: "ona, její, jí, ženský, ženské, žena",
    he_him: "on, jeho, mu, mužský, mužské, muž",
    they_them: "oni, ono, nebinární, neutrální",
    unspecified: "žádné, žádná, nechci říct, raději neříkat, raději ne, jen jméno, jen moje jméno",
    onlyHere: "on, mu",
    around: "moje, zájmena, zájmeno, je, jsou, a, nebo, rod",
  },
  sk: {
    she_her: "ona, jej, ženský, ženské, žena",
    he_him: "on, jeho, mužský, mužské, muž",
    they_them: "oni, ono, nebinárny, nebinárna, neutrálne",
    unspecified: "žiadne, nechcem povedať, radšej nie, len meno, len moje meno",
    onlyHere: "on",
    around: "moje, zámená, zámeno, je, sú, a",
  },
  hr: {
    she_her: "ona, njoj, ženski, žena",
    he_him: "on, njega, muški, muškarac",
    they_them: "oni, ono, nebinarna, nebinaran",
    unspecified: "nijedna, ne želim reći, radije ne, samo ime",
    onlyHere: "on",
    around: "moje, zamjenice, zamjenica, je, su, i",
  },
  ru: {
    she_her: "она, её, ее, ей, неё, нее, женский, женские, женского, в женском, женщина",
    he_him: "он, его, ему, него, мужской, мужские, мужского, в мужском, мужчина",
    they_them: "они, их, им, оно, небинарный, небинарная, небинарные, нейтральный, нейтральные, любой, любые, все равно, всё равно",
    unspecified:
      "никакие, никакое, без местоимений, не хочу говорить, не скажу, предпочитаю не говорить, предпочитаю не отвечать, предпочту не говорить, лучше не надо, просто имя, только имя, только по имени, не указано",
    around: "мои, моё, мое, местоимения, местоимение, я, и, или, это, пожалуйста, род, рода, роде, использую",
  },
  uk: {
    she_her: "вона, її, їй, жіночий, жіночі, жінка",
    he_him: "він, його, йому, чоловічий, чоловічі, чоловік",
    they_them: "вони, їх, їхні, небінарний, небінарна, нейтральний, будь які",
    unspecified: "жодні, жодного, не хочу казати, краще не казати, волію не казати, лише ім'я, тільки ім'я",
    around: "мої, мій, займенники, займенник, це, і, та, або, рід",
  },
  bg: {
    she_her: "тя, нея, женски, жена",
    he_him: "той, него, мъжки, мъж",
    they_them: "те, тях, небинарен, небинарна, неутрален",
    unspecified: "никакви, предпочитам да не казвам, не искам да кажа, само името ми",
    onlyHere: "те, него",
    around: "моите, местоимения, местоимение, са, е, и",
  },
  sr: {
    she_her: "она, њој, женски, жена",
    he_him: "он, њега, мушки, мушкарац",
    they_them: "они, оно, небинарна, небинаран",
    unspecified: "ниједна, не желим да кажем, само име",
    around: "моје, заменице, је, су, и",
  },
  lv: {
    she_her: "viņa, sieviete, sieviešu",
    he_him: "viņš, vīrietis, vīriešu",
    they_them: "viņi, nebinārs, nebināra",
    unspecified: "nekāds, nevēlos teikt, tikai vārds",
    around: "mans, vietniekvārds, ir, un",
  },
  lt: {
    she_her: "ji, jos, moteris, moteriška",
    he_him: "jis, jo, vyras, vyriška",
    they_them: "jie, nebinarinis, nebinarinė",
    unspecified: "jokie, nenoriu sakyti, tik vardas",
    onlyHere: "ji, jo",
    around: "mano, įvardis, įvardžiai, yra, ir",
  },
  el: {
    she_her: "αυτή, αυτήν, θηλυκό, θηλυκές, θηλυκά, γυναίκα",
    he_him: "αυτός, αυτόν, αρσενικό, αρσενικές, αρσενικά, άνδρας, άντρας",
    they_them: "αυτό, αυτά, αυτοί, ουδέτερο, ουδέτερα, μη δυαδικό, μη δυαδικός, μη δυαδική",
    unspecified: "καμία, κανένα, προτιμώ να μην πω, δεν θέλω να πω, μόνο το όνομά μου",
    around: "μου, αντωνυμία, αντωνυμίες, οι, η, το, είναι, και, ή",
  },
};

/** Languages of Asia. */
const asianWords: Readonly<Record<string, PronounWords>> = {
  he: {
    she_her: "היא, שלה, לה, אותה, את, נקבה, בנקבה, לשון נקבה, בלשון נקבה, אישה, אשה, נשי",
    he_him: "הוא, שלו, לו, אותו, אתה, זכר, בזכר, לשון זכר, בלשון זכר, גבר, גברי",
    they_them:
      "הם, הן, הן הם, שלהם, שלהן, אתם, אתן, נונבינרי, נונבינרית, נון בינרי, נון בינרית, א בינרי, א בינרית, לא בינרי, לא בינרית, אבינרי, אבינרית, ניטרלי, נייטרלי, לשון מעורבת, מעורב, לא משנה, כל לשון",
    unspecified:
      "בלי, ללא, אף אחד, אין, מעדיף לא לומר, מעדיפה לא לומר, מעדיף לא להגיד, מעדיפה לא להגיד, מעדיף שלא לומר, מעדיפה שלא לומר, לא רוצה לומר, לא רוצה להגיד, רק השם שלי, רק השם, רק בשם, לא צוין",
    around: "לשון, הפנייה, כינוי, הכינוי, כינויי, הגוף, גוף, שלי, אני, או, בבקשה",
  },
  ar: {
    she_her: "هي, لها, أنت مؤنث, مؤنث, المؤنث, بالمؤنث, أنثى, امرأة, مؤنثة",
    he_him: "هو, له, مذكر, المذكر, بالمذكر, ذكر, رجل",
    they_them: "هم, هما, هن, لهم, غير ثنائي, غير ثنائية, لا ثنائي, محايد, المحايد",
    unspecified:
      "بدون, بلا, لا شيء, لا أريد أن أقول, أفضل عدم القول, أفضل عدم الإفصاح, أفضل ألا أقول, أفضل ألا أجيب, اسمي فقط, فقط اسمي, غير محدد",
    around: "ضميري, ضمائري, الضمير, ضمير, أنا, و, أو, من فضلك",
  },
  fa: {
    she_her: "زن, مونث, مؤنث",
    he_him: "مرد, مذکر",
    they_them: "او, وی, ایشان, آنها, نان باینری, نان‌باینری, غیر دوگانه, خنثی",
    unspecified: "هیچ, هیچکدام, ترجیح می‌دهم نگویم, ترجیح میدهم نگویم, نمی‌خواهم بگویم, فقط اسمم, فقط نامم",
    around: "ضمیر, من, است, و, لطفا",
  },
  ur: {
    she_her: "عورت, خاتون, مونث, مؤنث",
    he_him: "مرد, مذکر",
    they_them: "وہ, غیر ثنائی",
    unspecified: "کوئی نہیں, نہیں بتانا چاہتا, نہیں بتانا چاہتی, صرف میرا نام",
    around: "میرا, ضمیر, ہے, اور",
  },
  hi: {
    she_her: "स्त्री, महिला, औरत, स्त्रीलिंग",
    he_him: "पुरुष, आदमी, पुल्लिंग",
    they_them: "वह, वे, नॉन बाइनरी, गैर बाइनरी, उभयलिंगी, तटस्थ",
    unspecified: "कोई नहीं, नहीं बताना चाहता, नहीं बताना चाहती, सिर्फ मेरा नाम, केवल मेरा नाम",
    around: "मेरा, मेरे, सर्वनाम, है, हैं, और",
  },
  ja: {
    she_her: "彼女, かのじょ, カノジョ, 女性, 女",
    he_him: "彼, 彼氏, かれ, カレ, 男性, 男",
    they_them: "彼ら, あの人, その人, ノンバイナリー, ノンバイナリ, エックスジェンダー, 中性, なんでもいい, どれでもいい",
    unspecified:
      "なし, 無し, 言いたくない, 言いたくありません, 答えたくない, 答えたくありません, 回答しない, 無回答, 名前だけ, 名前で呼んで, 名前で呼んでください, 指定なし, 指定しない",
    around:
      "私, わたし, 僕, 俺, の, 代名詞, は, です, を, と, で, や, お願い, し, ます, お願いします, 使って, ください, が, いい, 呼んで, も, だ",
  },
  ko: {
    she_her: "그녀, 그녀는, 그녀를, 그녀의, 그녀로, 그녀예요, 그녀입니다, 그녀요, 여성, 여자, 여성형",
    he_him: "그, 그는, 그를, 그의, 그로, 그예요, 그입니다, 그요, 남성, 남자, 남성형",
    they_them: "그들, 그들은, 그들을, 그들의, 그 사람, 그분, 논바이너리, 논 바이너리, 넌바이너리, 중립, 중성, 성중립",
    unspecified:
      "없음, 없어요, 없습니다, 말하고 싶지 않아요, 말하고 싶지 않습니다, 밝히고 싶지 않아요, 밝히고 싶지 않습니다, 대답하고 싶지 않아요, 이름만, 제 이름만, 이름으로 불러 주세요, 이름으로 불러주세요",
    onlyHere: "그",
    around: "제, 내, 나의, 저의, 대명사는, 대명사, 인칭대명사, 이에요, 예요, 입니다, 로, 불러, 주세요, 불러주세요, 와, 과, 또는",
  },
  zh: {
    she_her: "她, 她的, 女, 女性, 女士, 女生",
    he_him: "他, 他的, 男, 男性, 先生, 男生",
    they_them: "ta, ta的, ta们, 他们, 她们, 他們, 她們, 祂, 非二元, 非二元性别, 非二元性別, 中性, 都可以, 随便, 隨便, 都行",
    unspecified:
      "无, 無, 没有, 沒有, 不想说, 不想說, 不说, 不說, 不愿透露, 不願透露, 保密, 不回答, 不想回答, 只用名字, 叫我名字, 叫我的名字, 叫我名字就好, 不指定, 未指定",
    onlyHere: "ta, 女, 男, 先生, 无, 無",
    around: "我, 我的, 的, 代词, 代詞, 人称代词, 人稱代詞, 是, 用, 请, 請, 和, 或, 就, 叫, 吧, 使用, 称呼, 稱呼",
  },
  th: {
    she_her: "เธอ, หญิง, ผู้หญิง, เพศหญิง",
    he_him: "เขา, ชาย, ผู้ชาย, เพศชาย",
    they_them: "พวกเขา, นอนไบนารี, นอนไบนารี่, ไม่ระบุเพศ, เป็นกลาง",
    unspecified: "ไม่มี, ไม่ระบุ, ไม่อยากบอก, ไม่ต้องการบอก, ไม่ประสงค์จะบอก, แค่ชื่อ",
    around: "สรรพนาม, ของ, ฉัน, ผม, คือ, และ, ครับ, ค่ะ",
  },
  vi: {
    she_her: "cô ấy, chị ấy, bà ấy, nữ, phụ nữ",
    he_him: "anh ấy, ông ấy, nam, đàn ông",
    they_them: "họ, phi nhị nguyên, trung lập",
    unspecified: "không có, không muốn nói, không tiết lộ, chỉ dùng tên",
    onlyHere: "nam",
    around: "đại từ, của, tôi, là, và",
  },
  id: {
    she_her: "perempuan, wanita",
    he_him: "laki laki, pria",
    they_them: "dia, ia, beliau, mereka, nya, non biner, nonbiner, netral",
    unspecified: "tidak ada, tidak mau bilang, tidak ingin mengatakan, lebih baik tidak, nama saja, cukup nama saya",
    onlyHere: "dia, ia",
    around: "saya, kata, ganti, adalah, dan",
  },
};

/** Languages beyond western and northern Europe. */
export const moreWords: Readonly<Record<string, PronounWords>> = { ...easternWords, ...asianWords };
