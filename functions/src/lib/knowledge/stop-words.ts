import { foldLetters } from "./words.ts";

/** Words that say how something is asked, not what about. They hardly count. Where a language is missing, rarity alone decides. */
const common: Readonly<Record<string, string>> = {
  ar: "ما ماذا هل من متى أين كيف كم لماذا في على إلى عن مع هو هي هذا هذه ذلك التي الذي أنا نحن أنتم هم يمكن يمكنني أن إن لا نعم أو ثم لي لكم لديكم عندكم",
  da: "hvad hvem hvor hvornar hvordan hvorfor hvilken hvilke kan jeg du i vi de det den der en et er og eller at til fra pa med for om af har have skal vil man mig jer jeres hos ved ikke nogen noget mange meget mit min mine din dit dine sin hun han tager kommer dette disse her nu så da også bare skulle ville kunne blive bliver må gerne",
  de: "was wer wo wann wie warum welche welcher welches wieviel viel viele kann können ich du ihr wir sie man es der die das den dem des ein eine einen einem einer ist sind gibt hat habt haben und oder zu zum zur in im an am auf mit für bei von vom aus nach über bitte mir mich euch eure euer eurem ihnen nicht auch muss darf soll wird werden etwas wenn mein meine meinen meinem meiner dein deine sein seine unser unsere ins ans beim uns dann denn also noch schon nur so als ob ja nein dort hier diese dieser dieses jemand gern gerne müssen dürfen sollen will wollen möchte würde könnte könnt wurde geben mal komme kommt anderen andere eigentlich dass sich",
  en: "a an the is are am was be been do does did can could may might shall should will would what when where who whom which why how many much long often i you we they he she it my your our their me us them this that these those there here of in on at to from for with by about as or and if not no any some have has had get got please tell let want need like know also just into up out so than then im id were must own mine yours too very more most because while during before after again only same such other one thing something anything anyone someone everybody happens happen ever yet still really hello hi thanks give take make go come use",
  es: "que qué quien cuándo cuanto cuánta cuántos dónde cómo cuál por para con sin en de del la el los las un una unos unas y o es son está hay tiene tienen puedo pueden se me mi su sus nos al a lo más menos muy también entonces ser estar soy fue hacer quiero quisiera si sí hola",
  fr: "que quoi qui quel quelle quels quelles quand où comment combien pourquoi est sont ce cette ces il elle ils elles on nous vous je tu le la les un une des du de en dans sur avec sans pour par et ou à au aux y a avez peut peux puis pouvez votre vos mon ma mes se ne pas tes ses notre nos leur leurs plus moins très bien aussi alors donc être avoir suis était fait faire veux voudrais aimerais si non oui chez",
  he: "מה מי איפה היכן מתי איך כיצד כמה למה מדוע האם של את על עם אל או גם אני אתם אתה אנחנו הם היא הוא זה זאת יש אין אפשר ניתן צריך אצלכם לכם שלכם לי אם כי לא כן עד אתכם בשביל איזה אילו אצל שלי שלך שלנו אותי אותו אותה אותם היה הייתה יהיה תהיה להיות רוצה אפשרי אבל רק עוד כבר מאוד אז שם פה כאן",
  it: "che cosa chi quando dove come quanto quanta quanti quale quali perché è sono c'è ci il lo la i gli le un uno una di del della dei in nel nella a al alla da con per su e o si mi vi posso può avete ho",
  ja: "は が を に で の と も へ や か ね よ です ます ました ません でしょう ください いつ どこ どう 何 なに なん だれ 誰 どの どれ どんな ある あり いる い し する でき できる たい たら 教え て た だ な ない から まで こと もの ん れ られ せ そちら お ご けど 方 場合 際 何日 いただけ もらえ ば つき",
  nb: "hva hvem hvor når hvordan hvorfor hvilken hvilke hvilket kan jeg du dere vi de det den der en et ei er og eller å at til fra på med for om av har ha skal vil man meg oss deres hos ved ikke noen noe mange mye lenge få får må bli blir gjøre også i min mitt mine hvis din ditt dine sin seg hun han sier gi gir tar ta kommer komme dette disse her nå så da enn bare skulle ville kunne burde bør være vært blitt andre annen alle hver lang langt tid nei ja dersom sånn veldig holder holdt",
  nl: "wat wie waar wanneer hoe waarom welke hoeveel veel kan kunnen ik je jij jullie u wij we zij ze het de een is zijn heeft hebben en of te in op aan met voor bij van uit naar om niet ook er mijn uw",
  pt: "que quem quando onde como quanto quanta quantos qual quais por para com sem em de do da dos das o a os as um uma e ou é são tem há posso pode vocês você se me meu no na nos nas ao",
  ru: "что кто где когда как сколько почему какой какая какие ли в на к с у о об от до из за по для и или не есть это вы вас вам мы нас я мне можно могу быть бы",
  sv: "vad vem var när hur varför vilken vilka kan jag du ni vi de det den där en ett är och eller att till från på med för om av har ha ska vill man mig er era hos vid inte någon något många mycket min mitt mina din ditt dina sin hon han tar kommer detta dessa här nu så också bara skulle kunna bli blir får",
};

const folded = new Map<string, ReadonlySet<string>>();

/** Endings, particles and helping verbs, as the dictionary cuts them off. Nouns are seldom that short without a Chinese character. */
const shortHiragana = /^\p{sc=Hiragana}{1,3}$/u;

export const isStopWord = (word: string, language: string): boolean => {
  const known = folded.get(language) ?? new Set((common[language] ?? "").split(" ").map(foldLetters));
  folded.set(language, known);
  return known.has(word) || (language === "ja" && shortHiragana.test(word));
};
