/** For a page: what breaks in it is counted, and does not fail the test. Scripts throw by `broken()` as soon as `isBroken` is true. */
export const breakable = (script: string): string => `
window.thrown = 0;
window.isBroken = true;
window.reportError = () => undefined;
const broken = () => { thrown += 1; throw new Error("broken"); };
/** Does what it always does, and fails then. */
const failAfter = (prototype, name) => {
  const { [name]: deed } = prototype;
  prototype[name] = function (...given) { deed.apply(this, given); if (isBroken) broken(); };
};
/** Fails where this is true of what is given. */
const failWhere = (owner, name, isMeant) => {
  const { [name]: deed } = owner;
  owner[name] = function (...given) { return isBroken && isMeant(this, ...given) ? broken() : deed.apply(this, given); };
};
if (isSecureContext) {
${script}
}`;
