/** Paper, ink and a reading face for a page that people read, as a site and as a preview: web/shared/tokens has the values. */
export const readingStyle = `
:root{color-scheme:light dark;--paper:oklch(.985 .006 85);--ink:oklch(.235 .014 70);--faint:oklch(.48 .016 75);--raised:#fff;--tint:oklch(.962 .009 85);--rule:oklch(.905 .012 85);--accent:oklch(.46 .21 268)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(.19 .008 75);--ink:oklch(.925 .008 85);--faint:oklch(.745 .014 80);--raised:oklch(.235 .009 75);--tint:oklch(.26 .01 75);--rule:oklch(.33 .012 75);--accent:oklch(.74 .14 268)}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:1.1875rem/1.6 Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,serif;overflow-wrap:anywhere}
main{max-inline-size:42.5rem;margin-inline:auto;padding:40px 20px 96px}
h1,h2,h3,h4,h5,h6{margin-block:40px 8px;font-size:1.1875rem;font-weight:600;line-height:1.15;letter-spacing:-.01em;text-wrap:balance}
h1{font-size:1.75rem}
h2{font-size:1.4375rem}
:is(main,article)>h1:first-child,svg+h1{margin-block-end:16px;font-size:2.125rem}
main>:first-child,article>:first-child,svg+h1{margin-block-start:0}
:is(p,h1,h2,h3,h4,h5,h6)[dir]{text-align:-webkit-match-parent;text-align:match-parent}
p,ul,ol,blockquote,pre,table{margin-block:0 20px}
li+li,li>:is(ul,ol){margin-block-start:4px}
.task{list-style:none;text-indent:-1.3em}
.task :is(ul,ol){text-indent:0}
main a{color:var(--accent);text-decoration-thickness:.06em;text-underline-offset:.16em}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
.lead{color:var(--faint);font-size:1.3125rem;line-height:1.5}
img{display:block;max-inline-size:100%;block-size:auto;border-radius:8px}
p img{display:inline-block;vertical-align:top}
blockquote{margin-inline:0;padding-inline-start:20px;border-inline-start:2px solid var(--rule);color:var(--faint)}
li>:is(ul,ol),blockquote>:last-child{margin-block-end:0}
hr{border:0;border-block-start:1px solid var(--rule);margin-block:40px}
pre,code{direction:ltr;unicode-bidi:isolate;font-family:ui-monospace,"Cascadia Code",Menlo,Consolas,monospace;font-size:.84em}
code{background:var(--tint);border-radius:4px;padding:1px 4px}
pre{text-align:start;white-space:pre-wrap;background:var(--tint);border-radius:8px;padding:12px 16px}
pre code{background:none;padding:0;font-size:inherit}
.source{white-space:pre-wrap}
.source,.source>div{unicode-bidi:plaintext}
.source>div{content-visibility:auto;contain-intrinsic-block-size:auto 100rem}
table{inline-size:100%;border-collapse:collapse;font-size:1rem;font-variant-numeric:tabular-nums}
th{font-weight:600}
th,td{border-block-end:1px solid var(--rule);padding:8px 12px;vertical-align:top}
:is(th,td):first-child{padding-inline-start:0}
:is(th,td):last-child{padding-inline-end:0}
:is(th,td):not([align=center]){text-align:start}
:is(th,td)[align=right]{text-align:end}
`;
