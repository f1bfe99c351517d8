import { readingStyle } from "../markdown/reading-style.ts";

/** Inline, so that a page needs no other file; the owner's colour is a file of its own, because the policy allows this text and nothing else. */
export const siteStyle = `${readingStyle}body>header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;max-inline-size:68rem;margin-inline:auto;padding:16px 24px;font:.9375rem/1.45 system-ui,sans-serif}
body>header a,body>header span{display:inline-block;padding-block:6px;color:inherit;text-decoration:none}
body>header a:hover{text-decoration:underline;text-underline-offset:.2em}
body>header [aria-current]{color:var(--faint)}
.site{margin-inline-end:auto;font:600 1.1875rem/1.3 Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,serif}
body>header ul{display:flex;flex-wrap:wrap;gap:0 20px;margin:0;padding:0;list-style:none}
body>header li{margin:0}
body>header>nav+ul{padding-inline-start:24px;border-inline-start:1px solid var(--rule)}
@media (max-width:40rem){.site{inline-size:100%}body>header>nav+ul{padding-inline-start:0;border:0}}
.date{color:var(--faint);font:.875rem/1.45 system-ui,sans-serif}
.frame img{inline-size:100%;aspect-ratio:3/2;object-fit:contain;object-position:0 0}
[dir=rtl] .frame img{object-position:100% 0}
.cover{inline-size:100%;margin-block-end:32px}
.cover:not([width]){aspect-ratio:3/2;object-fit:cover}
@media print{:root{--paper:#fff;--ink:#000;--faint:#333;--accent:#000}body{font-size:11pt}body>header{max-inline-size:none;padding-inline:0}body>header ul,lectern-voice,[data-lectern-agent]{display:none}main{max-inline-size:none;padding:0}h1,h2,h3{break-after:avoid}img,table,pre,blockquote{break-inside:avoid}main a[href^=http]::after{content:" (" attr(href) ")";font-size:.8em}}
`;
