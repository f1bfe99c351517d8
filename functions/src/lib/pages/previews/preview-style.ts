import { readingStyle } from "../markdown/reading-style.ts";

/** Inline, so that the page needs no other file. */
export const previewStyle = `${readingStyle}header{padding:8px 24px;background:var(--tint);color:var(--faint);border-block-end:1px solid var(--rule);font:.875rem/1.45 system-ui,sans-serif;text-align:center}
header p{margin:0}
header [role=status]{margin-block-end:4px;color:var(--ink);font-weight:600;overflow-wrap:anywhere}
footer{padding:20px 24px;background:var(--tint);border-block-start:1px solid var(--rule);font:.875rem/1.45 system-ui,sans-serif}
form{display:flex;flex-wrap:wrap;align-items:end;gap:12px;max-inline-size:41rem;margin-inline:auto}
form p{flex-basis:100%;margin:0;color:var(--faint)}
label{display:grid;gap:4px;flex:0 1 16rem;font-weight:600}
input{inline-size:100%;block-size:40px;padding-inline:12px;font:inherit;font-weight:400;color:inherit;background:var(--paper);border:1px solid var(--faint);border-radius:8px}
button{block-size:40px;padding-inline:16px;font:inherit;font-weight:600;color:var(--paper);background:var(--ink);border:1px solid transparent;border-radius:8px;cursor:pointer}
@media (forced-colors:active){button{color:ButtonText;border-color:ButtonText}}
:is(input,button,a):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;
