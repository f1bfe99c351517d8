/**
 * Loaded first (`node --import`): shifts the dates of a process by SOAK_CLOCK_SHIFT_MS, but not its timers. The tests of daily quotas need
 * no real midnight; a whole deployment that passes one does.
 */
const shiftMs = Number(process.env["SOAK_CLOCK_SHIFT_MS"] ?? 0);

const RealDate = Date;

const now = (): number => RealDate.now() + shiftMs;

/** Not a subclass: dates made elsewhere must be instances of it, and `Date()` without `new` returns a string. */
const ShiftedDate = new Proxy(RealDate, {
  construct: (target, given, newTarget) => {
    const made: unknown = Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget);
    return typeof made === "object" && made !== null ? made : new RealDate(now());
  },
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => {
    const member: unknown = name === "now" ? now : Reflect.get(target, name);
    return member;
  },
});

RealDate.prototype.constructor = ShiftedDate;
globalThis.Date = ShiftedDate;
