import React, {Fragment, type ReactNode} from 'react';

/** Fits beside the type in a column of a table. */
const shortName = 18;

/** An identifier that breaks between its words, where it is too long for its place. */
export default function Name({children}: {children: string}): ReactNode {
  if (children.length < shortName) return children;
  return children.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
