import {shareOf} from '../../support/share';

/** What is migrated, and the pages that say how. Each takes minutes, so they don't share a run. */
const migrations = {
  'the application of version 9': [
    'versioned_docs/version-10.x/migrate-from-v9-to-v10.mdx',
    'docs/migrate-from-v10-to-v11.mdx',
  ],
  'the codemod': ['docs/client/tanstack-react-query/migrating.mdx', 'docs/client/react/setup.mdx'],
};
type Name = keyof typeof migrations;

/** @returns the name, if this run takes it */
export const turnOf = (name: Name): Name[] =>
  shareOf({
    name: 'Migrations',
    items: Object.keys(migrations) as Name[],
    nameOf: (each) => each,
    filesOf: (each) => migrations[each],
    code: ['tests/migration/app/'],
    parts: 4,
  }).filter((each) => each === name);
