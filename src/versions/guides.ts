/** The guide that leads from an older version to the next one, by Docusaurus' version names. */
interface Guide {
  /** The version that contains it. */
  version: string;
  /** Its path below that version's root. */
  page: string;
}

/** `npm run version:cut` leaves this line for the new version to you. */
export const guideFrom: Readonly<Record<string, Guide>> = {
  '10.x': {version: 'current', page: 'migrate-from-v10-to-v11'},
  '9.x': {version: '10.x', page: 'migrate-from-v9-to-v10'},
};
