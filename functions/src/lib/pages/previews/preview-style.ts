/** Like web/editor/preview/preview-styles.ts, with the values of web/shared/tokens. Inline, so that the page needs no other file. */
export const previewStyle = `
:root{color-scheme:light dark;--surface:oklch(1 0 0);--text:oklch(.235 .012 265);--faint:oklch(.48 .018 265);--tint:oklch(.97 .004 265);--rule:oklch(.915 .006 265);--link:oklch(.5 .17 262)}
@media (prefers-color-scheme:dark){:root{--surface:oklch(.2 .008 265);--text:oklch(.925 .006 265);--faint:oklch(.745 .016 265);--tint:oklch(.265 .01 265);--rule:oklch(.335 .012 265);--link:oklch(.76 .12 262)}}
body{margin:0;background:var(--surface);color:var(--text)}
header{padding:8px 16px;background:var(--tint);color:var(--faint);border-block-end:1px solid var(--rule);font:.875rem/1.45 system-ui,sans-serif;text-align:center}
header p{margin:0}
header [role=status]{margin-block-end:4px;color:var(--text);font-weight:600;overflow-wrap:anywhere}
footer{padding:20px 16px;background:var(--tint);border-block-start:1px solid var(--rule);font:.875rem/1.45 system-ui,sans-serif}
form{display:flex;flex-wrap:wrap;align-items:end;gap:12px;max-inline-size:41rem;margin-inline:auto}
form p{flex-basis:100%;margin:0;color:var(--faint)}
label{display:grid;gap:4px;flex:0 1 16rem;font-weight:600}
input{box-sizing:border-box;inline-size:100%;block-size:40px;padding-inline:12px;font:inherit;font-weight:400;color:inherit;background:var(--surface);border:1px solid var(--faint);border-radius:8px}
button{block-size:40px;padding-inline:16px;font:inherit;font-weight:600;color:var(--surface);background:var(--text);border:1px solid transparent;border-radius:8px;cursor:pointer}
:is(input,button,a):focus-visible{outline:2px solid var(--link);outline-offset:2px}
main{max-inline-size:44rem;margin-inline:auto;padding:40px 24px 64px;font:1.1875rem/1.6 Charter,"Bitstream Charter","Sitka Text",Cambria,Georgia,serif;overflow-wrap:anywhere}
h1{font-size:2.125rem}h2{font-size:1.75rem;margin-block-start:32px}h3{font-size:1.4375rem;margin-block-start:24px}
h1,h2,h3{line-height:1.2}
a{color:var(--link)}
p,ul,ol,blockquote,pre,table{margin-block:0 20px}
.lead{color:var(--faint)}
img{max-inline-size:100%;border-radius:8px}
blockquote{margin-inline:0;padding-inline-start:16px;border-inline-start:2px solid var(--rule);color:var(--faint)}
hr{border:0;border-block-start:1px solid var(--rule);margin-block:32px}
pre,code{direction:ltr;unicode-bidi:isolate;font-family:ui-monospace,"Cascadia Code",Menlo,Consolas,monospace;font-size:.875rem}
pre{text-align:start;white-space:pre-wrap;background:var(--tint);border-radius:8px;padding:12px 16px}
.source{white-space:pre-wrap;unicode-bidi:plaintext}
table{border-collapse:collapse;font-size:1rem}
th,td{border-block-end:1px solid var(--rule);padding:8px 12px}
:is(th,td):not([align]){text-align:start}
`;
