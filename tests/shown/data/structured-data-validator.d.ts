/** The package ships no types; this is the part that is used here. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    path: {type?: string; property?: string; index?: number}[];
  }

  type ByType = Record<string, unknown[]>;

  export default class Validator {
    validate(data: {jsonld: ByType; microdata: ByType; rdfa: ByType}): Promise<Issue[]>;
  }
}
