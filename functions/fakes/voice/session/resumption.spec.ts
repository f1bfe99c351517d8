import { expect } from "chai";
import { closings } from "../wire/closing.ts";
import { writtenEntry } from "../agent/history.ts";
import { createSessionStore } from "./resumption.ts";

const open = () => true;
const gone = () => false;
const again = (model = "m", nowMs = 0) => ({ model, nowMs, isOpen: open });

/** A session that was used and has been over since time 0. */
const anEndedSession = () => {
  const store = createSessionStore(() => 1_000);
  const sessionId = store.start("m", gone);
  const history = [writtenEntry("user", "hello")];
  const handle = store.issueHandle({ sessionId, history });
  store.end(sessionId, gone, 0);
  return { store, sessionId, history, handle };
};

describe("createSessionStore", () => {
  it("gives back what was said", () => {
    const { store, sessionId, history, handle } = anEndedSession();
    expect(store.resume(handle, again())).to.deep.equal({ sessionId, history });
  });

  it("does not know a handle that it has not issued", () => {
    expect(anEndedSession().store.resume("stale", again())).to.deep.equal({ closing: closings.invalidHandle });
  });

  it("refuses while the old connection is open, and allows once it is gone although nobody has noticed", () => {
    const { store } = anEndedSession();
    const lives = { open: true };
    const isOpen = () => lives.open;
    const handle = store.issueHandle({ sessionId: store.start("m", isOpen), history: [] });
    expect(store.resume(handle, again())).to.deep.equal({ closing: closings.sessionStillOpen });
    lives.open = false;
    expect(store.resume(handle, again())).not.to.have.property("closing");
  });

  it("forgets a session after its time", () => {
    const { store, handle } = anEndedSession();
    expect(store.resume(handle, again("m", 1_000))).to.deep.equal({ closing: closings.handleExpired });
    expect(store.resume(handle, again("m", 999))).not.to.have.property("closing");
  });

  it("refuses another model", () => {
    const { store, handle } = anEndedSession();
    expect(store.resume(handle, again("other"))).to.deep.equal({ closing: closings.invalidArgument });
  });

  it("keeps the newest two handles", () => {
    const { store, sessionId, handle } = anEndedSession();
    store.issueHandle({ sessionId, history: [] });
    const newest = store.issueHandle({ sessionId, history: [] });
    expect(store.resume(handle, again())).to.deep.equal({ closing: closings.invalidHandle });
    expect(store.resume(newest, again())).not.to.have.property("closing");
  });

  it("does not let the late end of an old connection end the new one", () => {
    const { store, sessionId, handle } = anEndedSession();
    store.resume(handle, again());
    store.end(sessionId, gone, 0);
    expect(store.resume(handle, again())).to.deep.equal({ closing: closings.sessionStillOpen });
  });
});
