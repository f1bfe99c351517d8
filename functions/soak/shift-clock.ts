/**
 * Loaded before everything else (`node --import`): moves the date of a process by SOAK_CLOCK_SHIFT_MS. Timers go on as they do.
 * The tests of a day's quota need no midnight of their own; a whole deployment that passes one does.
 */
const shiftMs = Number(process.env["SOAK_CLOCK_SHIFT_MS"] ?? 0);

const RealDate = Date;

const now = (): number => RealDate.now() + shiftMs;

/** Not a subclass: a date is an instance of `Date` whoever made it, and `Date()` without `new` is a string. */
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
