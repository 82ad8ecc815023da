/** Where to go on when a search has nothing to show. */
import React, {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {type GlobalVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';

import {discordUrl, projectUrl} from '@site/src/config/site';

import {ModalLink} from './hits';

/** The pages that are asked for most, by their paths in any version. */
const PAGES: readonly (readonly [label: string, ...paths: string[]])[] = [
  ['Quickstart', 'quickstart'],
  ['Set up React Query', 'client/tanstack-react-query/setup', 'client/react/setup', 'react'],
  ['Set up Next.js', 'client/nextjs/app-router-setup', 'client/nextjs/setup', 'nextjs'],
  ['Authorization', 'server/authorization', 'authorization'],
  ['Error handling', 'server/error-handling', 'error-handling'],
  ['Links', 'client/links', 'links'],
];

const ABOUT: Record<string, string> = {
  Quickstart: 'A server and a typed client, from an empty folder',
  'Set up React Query': 'Your procedures in queries and mutations',
  'Set up Next.js': 'Server and client in one project',
  Authorization: 'Procedures that only some users can call',
  'Error handling': 'Errors to throw, and what the client gets',
  Links: 'What a request passes on its way to the server',
};

interface StartsProps {
  version: string;
  /** The query without results, if there was one. */
  query?: string;
  /** The address of the search page. */
  searchPage: string;
  onLeave?: () => void;
}

/** Six pages; after a query also other versions, and where people answer. */
export function Starts({version, query, searchPage, onLeave}: StartsProps): ReactNode {
  const versions = useVersions(undefined);
  const {docs = [], path: home} = versions.find(({name}) => name === version) ?? {};
  const pages = PAGES.flatMap(([label, ...paths]) => {
    const found = paths.flatMap(
      (path) => docs.find((doc) => doc.path.replace(/\/$/, '') === `${home}/${path}`) ?? [],
    );
    return found.slice(0, 1).map(({path}) => ({label, path}));
  });
  const others = versions.filter(({name}) => name !== version);
  const inVersion = ({name}: GlobalVersion) =>
    `${searchPage}?q=${encodeURIComponent(query ?? '')}&version=${name}`;
  return (
    <nav className="search-starts" aria-label="Where to start" onClick={onLeave}>
      {query !== undefined && others.length > 0 && (
        <p>
          <Translate id="theme.SearchBar.otherVersions">Search another version:</Translate>
          {others.map((one) => (
            <ModalLink key={one.name} href={inVersion(one)}>
              {one.label}
            </ModalLink>
          ))}
        </p>
      )}
      <Heading as="h2">Where to start</Heading>
      <ul>
        {pages.map(({label, path}) => (
          <li key={path}>
            <ModalLink href={path}>
              {label} <span>{ABOUT[label]}</span>
            </ModalLink>
          </li>
        ))}
      </ul>
      {query !== undefined && (
        <p>
          <Translate id="theme.SearchBar.ask">Or ask people:</Translate>
          <ModalLink href={`${projectUrl}/discussions`}>Discussions</ModalLink>
          <ModalLink href={discordUrl}>Discord</ModalLink>
        </p>
      )}
    </nav>
  );
}

/** Adds them to the screens of DocSearch that have no hits. */
export function StartsOfModal({
  root,
  ...props
}: Omit<StartsProps, 'query'> & {root: RefObject<HTMLElement>}): ReactNode {
  const [screen, setScreen] = useState<{element: Element; query: string | undefined}>();
  useEffect(() => {
    const find = () => {
      const element = root.current?.querySelector('.DocSearch-NoResults, .DocSearch-StartScreen');
      const query = root.current?.querySelector('input')?.value;
      setScreen((before) => {
        if (!element || element.querySelector('.DocSearch-Hit')) return undefined;
        const isSame = before?.element === element && before.query === (query || undefined);
        return isSame ? before : {element, query: query || undefined};
      });
    };
    find();
    const observer = new MutationObserver(find);
    if (root.current) observer.observe(root.current, {subtree: true, childList: true});
    return () => observer.disconnect();
  }, [root]);
  return screen && createPortal(<Starts {...props} query={screen.query} />, screen.element);
}
