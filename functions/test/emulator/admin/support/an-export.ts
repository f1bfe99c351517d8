/** Exports of WordPress, after those that version 6 writes: wp-admin/includes/export.php. */

interface Post {
  readonly id: string;
  readonly type?: string;
  readonly status?: string;
  readonly title?: string;
  readonly slug?: string;
  readonly link?: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly password?: string;
  readonly parent?: string;
  readonly file?: string;
  readonly thumbnail?: string;
  /** XML, such as comments. */
  readonly more?: string;
}

export const aPost = (post: Post): string => {
  const { id, type = "post", status = "publish", title = "A post", slug = `post-${id}`, parent = "0", file, thumbnail } = post;
  return `<item>
    <title><![CDATA[${title}]]></title>
    <link>${post.link ?? `https://old.example/2019/05/${slug}/`}</link>
    <pubDate>Fri, 03 May 2019 10:00:00 +0000</pubDate>
    <dc:creator><![CDATA[ada]]></dc:creator>
    <guid isPermaLink="false">https://old.example/?p=${id}</guid>
    <description></description>
    <content:encoded><![CDATA[${post.content ?? "Text"}]]></content:encoded>
    <excerpt:encoded><![CDATA[${post.excerpt ?? ""}]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id>
    <wp:post_date><![CDATA[2019-05-03 10:00:00]]></wp:post_date>
    <wp:post_name><![CDATA[${slug}]]></wp:post_name>
    <wp:status><![CDATA[${status}]]></wp:status>
    <wp:post_parent>${parent}</wp:post_parent>
    <wp:menu_order>0</wp:menu_order>
    <wp:post_type><![CDATA[${type}]]></wp:post_type>
    <wp:post_password><![CDATA[${post.password ?? ""}]]></wp:post_password>
    <wp:is_sticky>0</wp:is_sticky>
    ${file === undefined ? "" : `<wp:attachment_url><![CDATA[${file}]]></wp:attachment_url>`}
    <category domain="category" nicename="bread"><![CDATA[Bread &amp; rolls]]></category>
    <wp:postmeta><wp:meta_key><![CDATA[_edit_last]]></wp:meta_key><wp:meta_value><![CDATA[1]]></wp:meta_value></wp:postmeta>
    ${thumbnail === undefined ? "" : `<wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[${thumbnail}]]></wp:meta_value></wp:postmeta>`}
    ${post.more ?? ""}
  </item>`;
};

export const aComment = `<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author_email>eve@example.com</wp:comment_author_email><wp:comment_content><![CDATA[Nice!]]></wp:comment_content></wp:comment>`;

export const anExport = (...items: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.7" created="2026-11-01 10:00" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>The bakery</title>
  <link>https://old.example</link>
  <language>en-GB</language>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:author><wp:author_id>1</wp:author_id><wp:author_email>ada@old.example</wp:author_email></wp:author>
  ${items.join("\n  ")}
</channel>
</rss>
`;
