/** For a page: faults are counted, and do not fail the test. Scripts throw in `broken()` once `isBroken` is true. */
export const breakable = (script: string): string => `
window.thrown = 0;
window.isBroken = true;
window.reportError = () => undefined;
const broken = () => { thrown += 1; throw new Error("broken"); };
/** Works as usual, then fails. */
const failAfter = (prototype, name) => {
  const { [name]: deed } = prototype;
  prototype[name] = function (...given) { deed.apply(this, given); if (isBroken) broken(); };
};
/** Fails if the arguments match. */
const failWhere = (owner, name, isMeant) => {
  const { [name]: deed } = owner;
  owner[name] = function (...given) { return isBroken && isMeant(this, ...given) ? broken() : deed.apply(this, given); };
};
if (isSecureContext) {
${script}
}`;
