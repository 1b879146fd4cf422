import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Table from '@site/src/components/shared/Table';

/** A text of the docs: a paragraph, a list, or a table, with the few marks that the docs use. A service's may have others. */
export default function DocsText({markdown}: {readonly markdown: string}): ReactNode {
  if (markdown.startsWith('| ')) return renderTable(markdown);
  return markdown.startsWith('- ') ? renderList(markdown) : <p>{renderMarks(markdown)}</p>;
}

function renderTable(markdown: string): ReactNode {
  const [head = [], , ...rows] = markdown.split('\n').map(line => line.split('|').slice(1, -1));
  const renderRow = (cells: readonly string[], Cell: 'th' | 'td', key?: number) => (
    <tr key={key}>
      {cells.map((text, index) => (
        <Cell key={index}>{renderMarks(text.trim())}</Cell>
      ))}
    </tr>
  );
  return (
    <Table>
      <thead>{renderRow(head, 'th')}</thead>
      <tbody>{rows.map((cells, index) => renderRow(cells, 'td', index))}</tbody>
    </Table>
  );
}

const renderList = (markdown: string): ReactNode => (
  <ul>
    {markdown.split(/\n(?=- )/).map((item, index) => {
      const [text = '', ...nested] = item.slice(2).split('\n  ');
      return (
        <li key={index}>
          {renderMarks(text)}
          {nested.length > 0 && renderList(nested.join('\n'))}
        </li>
      );
    })}
  </ul>
);

const MARK =
  /`(?<code>[^`]+)`|\[(?<name>(?:`[^`]+`|[^\]])+)\]\((?<url>[^)]+)\)|\*\*(?<bold>.+?)\*\*|\b_(?<emphasis>.+?)_\b/;

/** A line with code, links, bold text and emphasis. */
export function renderMarks(text: string): ReactNode {
  const {0: mark = '', index = 0, groups: {code, name, url, bold, emphasis} = {}} = MARK.exec(text) ?? {};
  if (mark === '') return text;
  return (
    <>
      {text.slice(0, index)}
      {code && <code translate="no">{code}</code>}
      {name && <Link to={url}>{renderMarks(name)}</Link>}
      {bold && <strong>{renderMarks(bold)}</strong>}
      {emphasis && <em>{renderMarks(emphasis)}</em>}
      {renderMarks(text.slice(index + mark.length))}
    </>
  );
}
