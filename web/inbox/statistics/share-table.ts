import { html, type TemplateResult } from "lit";

export interface Share {
  readonly name: unknown;
  readonly count: number;
}

interface ShareOptions {
  readonly title: string;
  readonly columns: readonly [name: string, count: string];
  readonly shares: readonly Share[];
  readonly format: (count: number) => string;
}

/** A table whose last column draws each value relative to the largest. */
export const renderShares = ({ title, columns, shares, format }: ShareOptions): TemplateResult => {
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return html`<section>
    <h2>${title}</h2>
    <table class="shares">
      <thead>
        <tr>
          <th scope="col">${columns[0]}</th>
          <th scope="col">${columns[1]}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${shares.map(
          ({ name, count }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${format(count)}</td>
              <td>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="series-0" width=${(count / most) * 100} height="10" />
                </svg>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
};
