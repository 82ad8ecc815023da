/** The guide that leads from an older version to the next one, by Docusaurus' names of the versions. */
interface Guide {
  /** The version whose pages hold it. */
  version: string;
  /** Its path below that version's root. */
  page: string;
}

/** `npm run version:cut` leaves the line for the version that it cuts to you. */
export const guideFrom: Readonly<Record<string, Guide>> = {
  '10.x': {version: 'current', page: 'migrate-from-v10-to-v11'},
  '9.x': {version: '10.x', page: 'migrate-from-v9-to-v10'},
};
