/** Codes that Google takes, also its old ones: https://cloud.google.com/translate/docs/languages (2026-11). Not `zh-Hans`, and none of one country. */
const listed = new Set(
  (
    "ab ace ach af ak alz am ar as awa ay az ba ban bbc be bem bew bg bho bik bm bn br bs bts btx bua ca ceb cgg chm ckb cnh co crh crs cs cv cy da de din doi dov dv dz " +
    "ee el en eo es et eu fa fa-AF ff fi fil fj fr fr-CA fr-FR fy ga gaa gd gl gn gom gu ha haw he hi hil hmn hr hrx ht hu hy id ig ilo is it iw ja jv jw ka kk km kn ko kri ktu ku ky " +
    "la lb lg li lij lmo ln lo lt ltg luo lus lv mai mak mg mi min mk ml mn mni-Mtei mr ms ms-Arab mt my ne new nl no nr nso nus ny oc om or pa pa-Arab pag pam pap pl ps pt pt-BR pt-PT " +
    "qu rn ro rom ru rw sa scn sd sg shn si sk sl sm sn so sq sr ss st su sv sw szl ta te tet tg th ti tk tl tn tr ts tt ug uk ur uz vi xh yi yo yua yue zh zh-CN zh-TW zu"
  ).split(" "),
);

/** Whether texts can be translated into it. Codes are taken in any case. */
export const isTarget = (code: string, only: readonly string[]): boolean => {
  const known = only.length > 0 ? only : [...listed];
  return known.some((target) => target.toLowerCase() === code.toLowerCase());
};
