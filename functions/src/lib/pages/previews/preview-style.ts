import { readingStyle } from "../markdown/reading-style.ts";

/** Inline, so that the page needs no other file. */
export const previewStyle = `${readingStyle}body>header{position:sticky;inset-block-start:0;z-index:1;display:flex;align-items:center;justify-content:center;gap:0 12px;min-block-size:40px;padding:0 24px;background:var(--paper);color:var(--faint);border-block-end:1px solid var(--rule);font:.875rem/1.45 system-ui,sans-serif}
header p{margin:0}
header [role=status]{color:var(--ink);font-weight:600}
summary,button{padding:4px 12px;font:600 .875rem/1.45 system-ui,sans-serif;color:var(--paper);background:var(--ink);border:1px solid transparent;border-radius:8px;cursor:pointer;list-style:none;white-space:nowrap}
[open]>summary{color:var(--ink);background:none;border-color:var(--rule)}
summary::-webkit-details-marker{display:none}
form{position:absolute;inset-block-start:100%;inset-inline:0;display:grid;gap:12px;inline-size:min(22rem,100% - 48px);margin:8px auto 0;padding:20px;background:var(--raised);border-radius:12px;box-shadow:0 0 0 1px var(--rule),0 12px 32px -8px oklch(.235 .014 70/22%)}
@media (max-width:40rem){header:has(>[role=status]){flex-direction:column}}
label{display:grid;gap:4px;color:var(--ink);font-weight:600}
input{inline-size:100%;block-size:40px;padding-inline:12px;font:inherit;font-weight:400;color:inherit;background:var(--paper);border:1px solid var(--faint);border-radius:8px}
button{block-size:40px}
@media (forced-colors:active){summary,button{color:ButtonText;border-color:ButtonText}}
:is(input,button,summary):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.alone{padding-block-start:96px}
svg{display:block;inline-size:40px;margin-block-end:16px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.desk{stroke:var(--accent);stroke-width:3.2}
`;
