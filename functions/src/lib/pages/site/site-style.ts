import { readingStyle } from "../markdown/reading-style.ts";

/** Inline, so that a page needs no other file; the owner's colour is a file of its own, because the policy allows this text and nothing else. */
export const siteStyle = `${readingStyle}body>header{display:flex;flex-wrap:wrap;align-items:center;gap:0 20px;max-inline-size:42.5rem;margin-inline:auto;padding:16px 20px;font:.9375rem/1.45 system-ui,sans-serif}
body>header :is(a,span){display:inline-block;padding-block:6px;color:inherit;text-decoration:none}
body>header a:hover{text-decoration:underline;text-underline-offset:.2em}
#menu a:not([aria-current]){color:var(--faint)}
body>header [aria-current]{text-decoration:underline;text-underline-offset:.3em}
.site{flex:1;font:600 1.1875rem/1.3 Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,serif}
#menu{display:contents}
#menu ul{display:flex;flex-wrap:wrap;gap:0 20px;margin:0;padding:0;list-style:none}
#menu li{margin:0}
#menu>ul{inline-size:100%;font-size:.8125rem}
body>header button{display:none;min-block-size:44px;padding-inline:16px;background:none;color:inherit;font:inherit;border:1px solid var(--rule);border-radius:8px;cursor:pointer}
@media (max-width:40rem){body>header{flex-wrap:nowrap;padding-block:12px}
body>header button{display:block}
body>header:has(:popover-open) button{background:var(--rule);border-color:currentColor}
#menu[popover]{display:block;position:absolute;inset:64px 16px auto;inline-size:auto;max-block-size:calc(100dvh - 80px);margin:0;padding:8px 0;overflow:auto;background:var(--paper);color:inherit;border:1px solid transparent;border-radius:12px;box-shadow:0 0 0 1px var(--rule),0 12px 32px -8px #0003}
#menu:not(:popover-open){display:none}
#menu :is(a,span){display:block;padding:10px 8px}
#menu nav ul{display:block}
#menu nav+ul{border-block-start:1px solid var(--rule);margin-block-start:8px;padding-block-start:8px}}
:is(a,button):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.mark{display:block;inline-size:40px;margin-block-end:16px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.desk{stroke:var(--accent);stroke-width:3.2}
.way{display:inline-block;padding:11px 20px;border:1px solid transparent;border-radius:8px;background:var(--ink);color:var(--paper);font:550 .875rem/1.5 system-ui,sans-serif;text-decoration:none}
@media (forced-colors:active){.way{background:Canvas;color:LinkText;border-color:LinkText}}
.date{color:var(--faint);font:.875rem/1.45 system-ui,sans-serif}
.frame img{inline-size:100%;aspect-ratio:3/2;object-fit:contain;object-position:0 0}
[dir=rtl] .frame img{object-position:100% 0}
.cover{inline-size:100%;margin-block-end:32px}
.cover:not([width]){aspect-ratio:3/2;object-fit:cover}
@media print{:root{--paper:#fff;--ink:#000;--faint:#333;--accent:#000}body{font-size:11pt}body>header,main{max-inline-size:none;padding:0 0 24px}body>header :is(button,#menu),lectern-voice,[data-lectern-agent]{display:none}h1,h2,h3{break-after:avoid}img,table,pre,blockquote{break-inside:avoid}main a[href^=http]::after{content:" (" attr(href) ")";font-size:.8em}}
`;
