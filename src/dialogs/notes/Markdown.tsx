/**
 * Shows the Markdown of a note or of the handbook. The elements are made from tokens, never from
 * HTML: HTML in a note is shown as plain text.
 */
import { lexer, type Token, type Tokens } from 'marked';
import { createContext, Fragment, type ReactNode, use, useMemo } from 'react';
import { BareButton } from '../../ui/Button.tsx';

/**
 * What the app's own texts may show besides words: the app's pictures, and links between the texts.
 */
export interface MarkdownLinks {
  /** The address of a picture; undefined where there is none. */
  pictureOf(href: string): string | undefined;
  /** The action of a link to another text; undefined where the link leads nowhere. */
  open(href: string): (() => void) | undefined;
}

/** A note loads nothing from elsewhere and links to no other note. */
const LinksOfText = createContext<MarkdownLinks>({ pictureOf: () => undefined, open: () => undefined });

/** Only an address of a page or a mail becomes a link; any other link is plain words. */
const LEADS = /^(https?:|mailto:)/i;

const is = <T extends Tokens.Generic>(token: Token, type: T['type']): token is T => token.type === type;

/** Draws tokens one after the other. Their index is their only identity. */
const each = (tokens: readonly Token[] | undefined): ReactNode =>
  tokens?.map((token, at) => {
    const key = `${at}-${token.type}`;
    return <Fragment key={key}>{drawn(token)}</Fragment>;
  });

/** The words of a token that has no form of its own here. */
const plain = (token: Token): ReactNode =>
  'tokens' in token && token.tokens ? each(token.tokens) : 'text' in token ? String(token.text) : token.raw;

function drawn(token: Token): ReactNode {
  if (is<Tokens.Space>(token, 'space') || is<Tokens.Def>(token, 'def')) return null;
  if (is<Tokens.Heading>(token, 'heading'))
    return <h4 className="mt-1 font-semibold text-ink">{each(token.tokens)}</h4>;
  if (is<Tokens.Paragraph>(token, 'paragraph')) return <p>{each(token.tokens)}</p>;
  if (is<Tokens.Strong>(token, 'strong'))
    return <strong className="font-semibold text-ink">{each(token.tokens)}</strong>;
  if (is<Tokens.Em>(token, 'em')) return <em>{each(token.tokens)}</em>;
  if (is<Tokens.Del>(token, 'del')) return <del>{each(token.tokens)}</del>;
  if (is<Tokens.Br>(token, 'br')) return <br />;
  if (is<Tokens.Hr>(token, 'hr')) return <hr className="border-line" />;
  if (is<Tokens.Codespan>(token, 'codespan')) return <code className="rounded bg-raised px-1">{token.text}</code>;
  if (is<Tokens.Code>(token, 'code'))
    return <pre className="overflow-x-auto rounded-lg bg-raised p-2 text-xs">{token.text}</pre>;
  if (is<Tokens.Blockquote>(token, 'blockquote'))
    return <blockquote className="border-now border-l-2 pl-3">{each(token.tokens)}</blockquote>;
  if (is<Tokens.Link>(token, 'link')) return <Lead token={token} />;
  if (is<Tokens.Checkbox>(token, 'checkbox')) return token.checked ? '☑ ' : '☐ ';
  if (is<Tokens.List>(token, 'list')) {
    const items = token.items.map((item, at) => {
      const key = `${at}-item`;
      return (
        // A checkbox stands in place of the bullet.
        <li key={key} className={item.task ? '-ml-5 list-none' : undefined}>
          {each(item.tokens)}
        </li>
      );
    });
    return token.ordered ? (
      <ol start={token.start === '' ? 1 : token.start} className="list-decimal pl-5">
        {items}
      </ol>
    ) : (
      <ul className="list-disc pl-5">{items}</ul>
    );
  }
  if (is<Tokens.Table>(token, 'table')) return <Cells table={token} />;
  if (is<Tokens.Image>(token, 'image')) return <Picture token={token} />;
  return plain(token);
}

function Lead({ token }: { token: Tokens.Link }) {
  const open = use(LinksOfText).open(token.href);
  if (LEADS.test(token.href))
    return (
      <a href={token.href} target="_blank" rel="noreferrer noopener" className="text-now underline">
        {each(token.tokens)}
      </a>
    );
  return open ? (
    <BareButton className="text-now underline" onPress={open}>
      {each(token.tokens)}
    </BareButton>
  ) : (
    each(token.tokens)
  );
}

/** A picture of the app. Any other image is shown as its words. */
function Picture({ token }: { token: Tokens.Image }) {
  const address = use(LinksOfText).pictureOf(token.href);
  return address === undefined ? (
    token.text
  ) : (
    <img src={address} alt={token.text} className="max-h-96 max-w-full rounded-card ring-1 ring-line" />
  );
}

function Cells({ table }: { table: Tokens.Table }) {
  const row = (cells: readonly Tokens.TableCell[], of: 'th' | 'td') =>
    cells.map((cell, at) => {
      const key = `${at}-cell`;
      const Cell = of;
      return (
        <Cell key={key} className="border-line border-b px-2 py-0.5 text-left">
          {each(cell.tokens)}
        </Cell>
      );
    });
  return (
    <table className="text-sm">
      <thead>
        <tr>{row(table.header, 'th')}</tr>
      </thead>
      <tbody>
        {table.rows.map((cells, at) => {
          const key = `${at}-row`;
          return <tr key={key}>{row(cells, 'td')}</tr>;
        })}
      </tbody>
    </table>
  );
}

/**
 * Draws the text. With `links` the text is the app's own, and a single line break does not end a
 * line.
 */
export default function Markdown({ text, links }: { text: string; links?: MarkdownLinks }) {
  const own = links !== undefined;
  const tokens = useMemo(() => lexer(text, { gfm: true, breaks: !own }), [text, own]);
  const drawnTokens = <div className="flex flex-col gap-2 text-soft leading-relaxed">{each(tokens)}</div>;
  return links ? <LinksOfText value={links}>{drawnTokens}</LinksOfText> : drawnTokens;
}
